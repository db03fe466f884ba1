import { parseCivilId } from './civilId.ts';
import { isMaskedCivilId } from './maskedCivilId.ts';
import { parseKuwaitMobile } from './phone.ts';
import {
  line,
  normaliseLine,
  textRule,
  type BooleanRule,
  type RuleKey,
  type TextRule,
} from './rule.ts';

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

/** Typed in any usual way; becomes E.164. */
export const mobile = parsed(parseKuwaitMobile, { max: 30, key: 'validation.phone' });

/** Typed with any digits, spaces and hyphens; becomes twelve digits. */
export const civilId = parsed(parseCivilId, { max: 20, key: 'validation.civilId' });

/** Or the mask of the stored one, which then stays. */
export const civilIdOrMask: TextRule = {
  ...civilId,
  check: (text, form) => (isMaskedCivilId(text) ? null : civilId.check(text, form)),
};

export const acceptedTerms: BooleanRule = {
  type: 'boolean',
  required: 'validation.propertyRequired',
  check: (accepted) => (accepted ? null : { key: 'validation.terms' }),
};

function parsed(
  parse: (text: string) => string | null,
  { max, key }: { max: number; key: RuleKey },
): TextRule {
  const normalise = (typed: string) => {
    const text = normaliseLine(typed);
    return parse(text) ?? text;
  };
  return {
    ...textRule(normalise, { max }),
    check: (text) => (parse(text) === null ? { key } : null),
  };
}
