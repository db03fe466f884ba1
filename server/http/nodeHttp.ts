/** Node loads all of undici for whoever imports from `node:http`: one of its names is there. That is 3 % of a start. */
export const { createServer, IncomingMessage, ServerResponse, STATUS_CODES } =
  process.getBuiltinModule('node:http');
