import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { resumeSession } from '../domain/sessions.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { Language } from '../../src/contract/languages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    locale: Language;
    /** Null for a guest, and before the group's session guard has run. */
    customerId: number | null;
  }
}

type Guard = (request: FastifyRequest) => Promise<void>;

/** Guests pass; a token that is sent must be valid. */
export function readSession(context: AppContext): Guard {
  return async (request) => {
    const token = bearerToken(request);
    if (token === null) return;
    request.customerId = await resumeSession(context.db, token, context.clock());
    if (request.customerId === null) throw new ApiError('session_invalid');
  };
}

/** Only customers pass. */
export function requireSession(context: AppContext): Guard {
  const read = readSession(context);
  return async (request) => {
    await read(request);
    currentCustomer(request);
  };
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
  const match = /^Bearer ([A-Za-z0-9_-]{1,200})$/.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}
