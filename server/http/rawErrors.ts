import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/ApiError.ts';
import type { ErrorCode } from '../errors/codes.ts';
import { renderError } from '../errors/render.ts';
import { DEFAULT_LANGUAGE } from '../../src/contract/languages.ts';
import { STATUS_CODES } from './nodeHttp.ts';

const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/**
 * Input that is no HTTP request, or takes too long to become one, gets an error in the envelope, and its connection
 * is closed.
 */
export function answerRawError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else refuse(socket, CODES[error.code ?? ''] ?? 'malformed_request');
}

/** Requests that Node would answer itself, or not at all: CONNECT, and an unknown Expect header. */
export function answerOddRequests(app: FastifyInstance): void {
  app.server.on('connect', (_request, socket: Duplex) => refuse(socket, 'malformed_request'));
  app.server.on('checkExpectation', ({ socket }: IncomingMessage) =>
    refuse(socket, 'malformed_request'),
  );
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    const isHostMissing = headers.host === undefined && raw.httpVersion !== '1.0';
    done(isHostMissing ? new ApiError('malformed_request') : undefined);
  });
}

function refuse(socket: Duplex, code: ErrorCode): void {
  const refusal = new ApiError(code);
  const response = renderError(refusal, DEFAULT_LANGUAGE);
  const body = JSON.stringify({ status: false, code: refusal.status, response });
  socket.end(
    [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
