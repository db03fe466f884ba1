import { ApiError } from '../../src/api/ApiError.ts';

/** The ways in which a call fails, for `it.each`. */
export const apiFailures: readonly (readonly [string, ApiError])[] = [
  [
    'status false',
    new ApiError({
      kind: 'refused',
      code: 422,
      error: 'validation_failed',
      serverMessage: 'Please check what you entered.',
      errors: { email: ['An account with this email already exists.'] },
    }),
  ],
  ['a server error', new ApiError({ kind: 'http', code: 500, reference: 'R-1' })],
  ['no network', new ApiError({ kind: 'network', code: 0 })],
  ['a time-out', new ApiError({ kind: 'timeout', code: 0 })],
];

export const invalidSession = new ApiError({ kind: 'http', code: 401 });
