import { line, normaliseLine, type BooleanRule, type TextRule } from './rule.ts';

export const personName = line({ min: 2, max: 50 });

// No empty label in the domain, and none of the special characters of RFC 5322.
const EMAIL = /^[^\s@"<>()[\],;:\\]+@(?:[^\s@"<>()[\],;:\\.]+\.)+[^\s@"<>()[\],;:\\.]{2,}$/;
const emailLine = line({ max: 254 });

/** In lower case and without invisible characters, so that two spellings of one address are one account. */
export const email: TextRule = {
  ...emailLine,
  normalise: (typed) => normaliseLine(typed.replace(/\p{DI}/gu, '')).toLowerCase(),
  check: (text, form) =>
    emailLine.check(text, form) ?? (EMAIL.test(text) ? null : { key: 'validation.email' }),
};

/** Another than the account's, however it is typed: it needs the password. */
export const isNewEmail = (typed: string, present: string): boolean =>
  email.normalise(typed) !== present;

export const acceptedTerms: BooleanRule = {
  type: 'boolean',
  required: 'validation.propertyRequired',
  check: (accepted) => (accepted ? null : { key: 'validation.terms' }),
};
