import type { Fils } from '../../src/contract/money.ts';
import type { MessageKey, MessageValues } from '../i18n/translate.ts';
import { ERRORS } from './codes.ts';
import type { ErrorCode } from './codes.ts';

/** A message that is translated only when the answer is written, into the customer's language. */
export interface Message {
  readonly key: MessageKey;
  readonly values?: MessageValues;
}

/** Messages by field; `{property}` in a message is replaced by the field's name. */
export type FieldErrors = Readonly<Record<string, readonly Message[]>>;

interface ApiErrorDetails {
  /** Instead of the code's general message. */
  readonly message?: Message;
  readonly fields?: FieldErrors;
  readonly retryAfterSeconds?: number;
  /** What the order or the appointment costs now. */
  readonly grandTotal?: Fils;
}

/** The only error that reaches a customer as itself; anything else becomes internal_error. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ApiErrorDetails;

  constructor(code: ErrorCode, details: ApiErrorDetails = {}) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.details = details;
  }
}

export function notFound(): ApiError {
  return new ApiError('not_found');
}

export function fieldError(field: string, key: MessageKey, values?: MessageValues): ApiError {
  return invalidFields({ [field]: [values === undefined ? { key } : { key, values }] });
}

export function invalidFields(fields: FieldErrors): ApiError {
  return new ApiError('validation_failed', { fields });
}
