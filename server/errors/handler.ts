import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../db/database.ts';
import { ApiError, invalidFields, notFound } from './ApiError.ts';
import type { ErrorCode } from './codes.ts';
import { renderError } from './render.ts';
import { schemaFieldErrors } from './schemaErrors.ts';

/** Turns every failure into an answer. */
export function handleError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (isDatabaseAway(error)) return sendUnavailable(error, request, reply);
  const known = toApiError(error, request);
  return known === null
    ? sendInternalError(error, request, reply)
    : sendError(known, request, reply);
}

export function sendError(
  error: ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { retryAfterSeconds } = error.details;
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  const rendered = renderError(error, request.locale);
  const response = isUnforeseen(error) ? { ...rendered, reference: request.id } : rendered;
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .send({ status: false, code: error.status, response });
}

/** The message of an unexpected error helps no customer: the answer has the request's number to quote. */
function isUnforeseen({ code }: ApiError): boolean {
  return code === 'internal_error' || code === 'unavailable';
}

/** Seconds: a database that restarts or fails over is mostly available again by then. */
const AWAY_RETRY_SECONDS = 5;

function sendUnavailable(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  request.log.error({ err: error }, 'the database is away');
  const unavailable = new ApiError('unavailable', { retryAfterSeconds: AWAY_RETRY_SECONDS });
  return sendError(unavailable, request, reply);
}

/** The cause goes to the log; the customer sees only the number of its lines. */
function sendInternalError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  request.log.error({ err: error }, 'request failed');
  return sendError(new ApiError('internal_error'), request, reply);
}

const FASTIFY_CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed_request',
  404: 'not_found',
  413: 'payload_too_large',
  // A part of the path that is longer than any id: there is no such thing.
  414: 'not_found',
  415: 'unsupported_media_type',
};

function toApiError(error: unknown, request: FastifyRequest): ApiError | null {
  if (error instanceof ApiError) return error;
  if (!(error instanceof Error)) return null;
  const { validation, validationContext, statusCode } = error as FastifyError;
  if (validation !== undefined) {
    // The validator compiler refuses bodies; only parameters and queries get here.
    if (validationContext !== 'querystring') return notFound();
    return invalidFields(schemaFieldErrors(validation, request.query));
  }
  const code = statusCode === undefined ? undefined : FASTIFY_CODES[statusCode];
  return code === undefined ? null : new ApiError(code);
}
