import { filsToText } from '../../src/contract/money.ts';
import type { ErrorResponse } from '../../src/contract/wire/common.ts';
import { fieldName, hasFieldName, translate } from '../i18n/translate.ts';
import type { Language } from '../../src/contract/languages.ts';
import type { ApiError, FieldErrors, Message } from './ApiError.ts';
import { ERRORS } from './codes.ts';

/** Puts an error into the customer's language. */
export function renderError(error: ApiError, locale: Language): ErrorResponse {
  const { fields, grandTotal, message } = error.details;
  const general = message ??
    firstFieldMessage(fields, locale) ?? { key: ERRORS[error.code].message };
  return {
    error: error.code,
    message: translate(locale, general.key, general.values),
    ...(fields === undefined ? {} : { errors: renderFields(fields, locale) }),
    ...(grandTotal === undefined ? {} : { grand_total: filsToText(grandTotal) }),
  };
}

/**
 * In `message` the field's name is part of the sentence, if it has one; `errors` has its key, for the client to
 * replace.
 */
function firstFieldMessage(fields: FieldErrors | undefined, locale: Language): Message | null {
  const [field, messages] = Object.entries(fields ?? {})[0] ?? [];
  const first = messages?.[0];
  if (field === undefined || first === undefined) return null;
  if (first.key === 'validation.propertyRequired' && !hasFieldName(field)) {
    return { key: 'validation.required' };
  }
  return { key: first.key, values: { property: fieldName(locale, field), ...first.values } };
}

function renderFields(fields: FieldErrors, locale: Language): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [
      field,
      messages.map(({ key, values }) => translate(locale, key, { property: field, ...values })),
    ]),
  );
}
