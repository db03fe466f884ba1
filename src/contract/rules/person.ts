import type { BooleanRule, TextRule } from './rule.ts';
import { line, normaliseLine } from './text.ts';

export const personName = line({ min: 2, max: 50 });

// Between the dots of the domain stands something; the specials of RFC 5322 stand nowhere.
const EMAIL = /^[^\s@"<>()[\],;:\\]+@(?:[^\s@"<>()[\],;:\\.]+\.)+[^\s@"<>()[\],;:\\.]{2,}$/;
const emailLine = line({ max: 254 });

/** In lower case: two spellings of one address are one account. */
export const email: TextRule = {
  ...emailLine,
  normalise: (typed) => normaliseLine(typed).toLowerCase(),
  check: (text, form) =>
    emailLine.check(text, form) ?? (EMAIL.test(text) ? null : { key: 'validation.email' }),
};

export const acceptedTerms: BooleanRule = {
  type: 'boolean',
  required: 'validation.propertyRequired',
  check: (accepted) => (accepted ? null : { key: 'validation.terms' }),
};
