import { boolean, number, string } from 'yup';
import { parseCivilId } from '../contract/rules/civilId.ts';
import { toAsciiDigits } from '../contract/rules/digits.ts';
import {
  EMAIL_MAX,
  NAME_MAX,
  NAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from '../contract/rules/limits.ts';
import { parseKuwaitMobile } from '../contract/rules/phone.ts';

// A message here is a translation key; validateWith fills in the field's name and the limits.
const REQUIRED = 'validation.propertyRequired';
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export interface TextLimits {
  min?: number | undefined;
  max: number;
}

/** Trimmed; several spaces in a row count as one. */
export function optionalText({ max }: Pick<TextLimits, 'max'>) {
  return string()
    .default('')
    .transform((text: string) => text.trim().replace(/\s+/g, ' '))
    .max(max, 'validation.max');
}

export function requiredText({ min = 1, max }: TextLimits) {
  return optionalText({ max }).required(REQUIRED).min(min, 'validation.min');
}

/** Keeps its line breaks; for notes and comments. */
export function optionalNote({ max }: Pick<TextLimits, 'max'>) {
  return string().default('').trim().max(max, 'validation.max');
}

export function requiredNote(limits: Pick<TextLimits, 'max'>) {
  return optionalNote(limits).required(REQUIRED);
}

export function personName() {
  return requiredText({ min: NAME_MIN, max: NAME_MAX });
}

/** An answer chosen from a list; the empty choice does not count. */
export function requiredChoice() {
  return string().default('').required(REQUIRED);
}

export function email() {
  return string()
    .default('')
    .trim()
    .required(REQUIRED)
    .matches(EMAIL, { message: 'validation.email', excludeEmptyString: true })
    .max(EMAIL_MAX, 'validation.max');
}

/** Typed in any usual way; becomes E.164. Empty is accepted. */
export function optionalKuwaitMobile() {
  return string()
    .default('')
    .transform((text: string) => parseKuwaitMobile(text) ?? text.trim())
    .test('mobile', 'validation.phone', (text) => !text || parseKuwaitMobile(text) !== null);
}

export function kuwaitMobile() {
  return optionalKuwaitMobile().required(REQUIRED);
}

/** Becomes twelve digits. Empty is accepted. */
export function optionalCivilId() {
  return string()
    .default('')
    .transform((text: string) => parseCivilId(text) ?? text.trim())
    .test('civilId', 'validation.civilId', (text) => !text || parseCivilId(text) !== null);
}

export function civilId() {
  return optionalCivilId().required(REQUIRED);
}

/** For logging in: whatever was once accepted has to be accepted again. */
export function currentPassword() {
  return string().default('').required(REQUIRED);
}

export function newPassword() {
  return currentPassword()
    .min(PASSWORD_MIN, 'validation.passwordMin')
    .max(PASSWORD_MAX, 'validation.max');
}

export function newPasswordWithNumber() {
  return newPassword().test(
    'number',
    'validation.passwordNumber',
    (text) => !text || /\p{Nd}/u.test(text),
  );
}

/** The second typing of a new password; `both` is what the two are called where there is an old one too. */
export function repeatedPassword(field: string, both?: string) {
  return string()
    .default('')
    .required(REQUIRED)
    .test('match', (text, context) => {
      const typed = context.parent as Readonly<Record<string, unknown>>;
      if (!text || text === typed[field]) return true;
      return both === undefined
        ? context.createError({ message: 'validation.passwordMatch' })
        : context.createError({ message: 'validation.propertyMatch', params: { property: both } });
    });
}

export function acceptedTerms() {
  return boolean().default(false).oneOf([true], 'validation.terms');
}

export interface NumberRules {
  min: number;
  max: number;
  /** The key of what is said when the number is out of bounds. */
  range: string;
  /** The key of what is said when nothing was typed. */
  required?: string | undefined;
}

function typedNumber(_: unknown, typed: unknown): number | undefined {
  if (typeof typed === 'number') return typed;
  const text = typeof typed === 'string' ? toAsciiDigits(typed).trim() : '';
  return text === '' ? undefined : Number(text);
}

/** Typed with Latin or Arabic digits; becomes a number. */
export function requiredNumber({ min, max, range, required = REQUIRED }: NumberRules) {
  return number()
    .transform(typedNumber)
    .typeError('validation.propertyNumbers')
    .required(required)
    .min(min, range)
    .max(max, range);
}

export function requiredInteger(rules: NumberRules) {
  return requiredNumber(rules).integer('validation.integer');
}
