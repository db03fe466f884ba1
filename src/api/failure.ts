import type { ApiError, ApiErrorKind, FieldErrors } from './ApiError.ts';

/** The part of an ApiError that a feature's state keeps. */
export interface Failure {
  kind: ApiErrorKind;
  code: number;
  /** The server's message in the customer's language; null when it sent none. */
  message: string | null;
  errors: FieldErrors | null;
  /** Seconds. */
  retryAfter: number | null;
  reference: string | null;
}

export function toFailure({ facts }: ApiError): Failure {
  return {
    kind: facts.kind,
    code: facts.code,
    message: facts.serverMessage ?? null,
    errors: facts.errors ?? null,
    retryAfter: facts.retryAfter ?? null,
    reference: facts.reference ?? null,
  };
}

export const SERVER_ERROR = 500;

/** False only when the shop has refused: otherwise the request may have been carried out, and its answer lost. */
export const mayHaveArrived = ({ kind, code }: Pick<Failure, 'kind' | 'code'>): boolean =>
  (kind !== 'http' && kind !== 'refused') || code >= SERVER_ERROR;
