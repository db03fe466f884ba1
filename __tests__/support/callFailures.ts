import type { ApiErrorKind } from '../../src/api/ApiError.ts';
import { networkDown, raw, refuse, type Reply } from './replies.ts';

type CallFailure = readonly [name: string, reply: () => Reply, kind: ApiErrorKind];

/** The failures of a call, with the kind that the store keeps of each; for `it.each`. */
export const callFailures: readonly CallFailure[] = [
  ['a refusal', () => refuse({ errors: { email: ['email is taken.'] } }), 'http'],
  ['status false under HTTP 200', () => refuse({ code: 409, httpStatus: 200 }), 'refused'],
  ['an invalid session', () => refuse({ code: 401 }), 'http'],
  ['a server error', () => refuse({ code: 500, reference: 'R-1' }), 'http'],
  ['no network', networkDown, 'network'],
  ['a broken answer', () => raw('<html></html>'), 'malformed'],
];
