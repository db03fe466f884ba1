import type { ErrorResponse } from '../../src/contract/wire/common.ts';

export interface RefusalFacts extends Partial<ErrorResponse> {
  code: number;
  /** When it differs from `code`. */
  httpStatus?: number;
  /** Seconds. */
  retryAfter?: number;
}

export class Refusal {
  readonly facts: RefusalFacts;

  constructor(facts: RefusalFacts) {
    this.facts = facts;
  }

  toResponse(): Response {
    const { code, httpStatus = code, retryAfter, error = 'refused', message = '', ...rest } =
      this.facts;
    return Response.json(
      { status: false, code, response: { error, message, ...rest } },
      {
        status: httpStatus,
        headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
      },
    );
  }
}
