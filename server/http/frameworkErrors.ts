import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { handleError } from '../errors/handler.ts';
import { readLocale } from '../i18n/translate.ts';

/** An address that cannot be read, or with too long an id in it, reaches no hook: they are made up for. */
export function answerFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  request.locale = readLocale(request.headers['locale']);
  void reply.headers({ 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex' });
  void handleError(error, request, reply);
}
