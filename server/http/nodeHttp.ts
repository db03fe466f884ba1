/**
 * An `import` from `node:http` loads all of undici, because one of its names comes from there. That is 3 % of a
 * start.
 */
export const { createServer, IncomingMessage, ServerResponse, STATUS_CODES } =
  process.getBuiltinModule('node:http');
