import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { Envelope, ErrorResponse } from '../../src/contract/wire/common.ts';

export interface Success<T> {
  status: true;
  code: 200;
  response: T;
}

/** Every answer that is not an error. */
export function ok<T>(response: T): Success<T> {
  return { status: true, code: 200, response };
}

/** For calls without a response body. */
export const Nothing = Type.Object({});

/** The answers of a route for validation, types and the OpenAPI document. */
export function answers<T extends TSchema>(response: T) {
  return { 200: Envelope(response), '4xx': ErrorEnvelope, '5xx': ErrorEnvelope };
}

const ErrorEnvelope = Envelope(ErrorResponse);

/** Those of a route that answers with a table for a spreadsheet. */
export const csvAnswers = {
  200: { content: { 'text/csv': { schema: Type.String() } } },
  '4xx': ErrorEnvelope,
  '5xx': ErrorEnvelope,
};
