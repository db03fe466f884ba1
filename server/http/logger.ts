import type { FastifyRequest } from 'fastify';
import type { LogLevel } from '../config.ts';
import type { LogStream } from '../context.ts';

/** Bodies hold health data and passwords, so only method and path of a request are logged. */
export function loggerOptions(level: LogLevel, stream?: LogStream) {
  return {
    level,
    ...(stream === undefined ? {} : { stream }),
    redact: ['req.headers.authorization', 'req.headers.cookie', 'body', 'req.body'],
    serializers: {
      req: (request: FastifyRequest) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?')[0],
      }),
      err: describeError,
    },
  };
}

/** Without the database error's `detail`, which repeats the row. */
function describeError(error: Error & { code?: unknown }) {
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    code: typeof error.code === 'string' ? error.code : undefined,
  };
}
