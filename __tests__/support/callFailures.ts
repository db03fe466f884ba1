import type { ApiErrorKind } from '../../src/api/ApiError.ts';
import { networkDown, refuse } from './fakeApi.ts';
import type { Refusal } from './refusal.ts';

type FailingHandler = () => Refusal | Response | Promise<never>;

/** What may go wrong with a call, and the kind that the store keeps of it; for `it.each`. */
export const callFailures: readonly (readonly [string, FailingHandler, ApiErrorKind])[] = [
  ['a refusal', () => refuse({ code: 422, errors: { email: ['email is taken.'] } }), 'http'],
  ['status false alone', () => refuse({ code: 409, httpStatus: 200 }), 'refused'],
  ['a server error', () => refuse({ code: 500, reference: 'R-1' }), 'http'],
  ['no network', networkDown, 'network'],
  ['a broken answer', () => new Response('<html></html>'), 'malformed'],
];
