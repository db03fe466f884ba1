import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import type { AppContext } from '../context.ts';
import { resumeSession } from '../domain/sessions.ts';
import { isTokenShaped } from '../domain/tokens.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { Language } from '../../src/contract/languages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    locale: Language;
    /** Null for a guest, and before the group's session guard has run. */
    customerId: number | null;
  }
}

/** Guests pass; a token that is sent must be valid. */
export function readSession(context: AppContext): onRequestHookHandler {
  return (request, _reply, done) => {
    const token = bearerToken(request);
    if (token === null) done();
    else resume(context, request, token).then(() => done(), done);
  };
}

/** Only customers pass. */
export function requireSession(context: AppContext): onRequestHookHandler {
  return (request, _reply, done) => {
    const token = bearerToken(request);
    if (token === null) done(new ApiError('session_invalid'));
    else resume(context, request, token).then(() => done(), done);
  };
}

async function resume(context: AppContext, request: FastifyRequest, token: string): Promise<void> {
  request.customerId = await resumeSession(context.db, token, context.clock());
  if (request.customerId === null) throw new ApiError('session_invalid');
}

/** The logged-in customer of a request; throws session_invalid for a guest. */
export function currentCustomer(request: FastifyRequest): number {
  if (request.customerId === null) throw new ApiError('session_invalid');
  return request.customerId;
}

/** The token of a request that a session guard let pass. */
export function currentToken(request: FastifyRequest): string {
  const token = bearerToken(request);
  if (token === null) throw new ApiError('session_invalid');
  return token;
}

export function bearerToken(request: FastifyRequest): string | null {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  return token !== undefined && isTokenShaped(token) ? token : null;
}
