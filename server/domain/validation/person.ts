import { parseCivilId } from '../../../src/contract/rules/civilId.ts';
import { toAsciiDigits } from '../../../src/contract/rules/digits.ts';
import {
  EMAIL_MAX,
  NAME_MAX,
  NAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from '../../../src/contract/rules/limits.ts';
import { parseKuwaitMobile } from '../../../src/contract/rules/phone.ts';
import type { FieldChecks } from './FieldChecks.ts';
import { cleanLine, lengthOf, requireLine } from './text.ts';

const EMAIL = /^[^\s@"<>(),;:\\]+@[^\s@"<>(),;:\\]+\.[^\s@.]{2,}$/;

export function checkName(checks: FieldChecks, field: string, text: string): string {
  const name = requireLine(checks, field, text);
  if (name === '') return name;
  if (lengthOf(name) < NAME_MIN) checks.add(field, 'validation.min', { min: NAME_MIN });
  if (lengthOf(name) > NAME_MAX) checks.add(field, 'validation.max', { max: NAME_MAX });
  return name;
}

/** Trimmed and in lower case: two spellings of one address are one account. */
export function checkEmail(checks: FieldChecks, field: string, text: string): string {
  const email = normaliseEmail(requireLine(checks, field, text));
  const invalid = email.length > EMAIL_MAX || !EMAIL.test(email);
  if (email !== '' && invalid) checks.add(field, 'validation.email');
  return email;
}

export function normaliseEmail(text: string): string {
  return (cleanLine(text) ?? '').toLowerCase();
}

export function checkMobile(checks: FieldChecks, field: string, text: string): string {
  const typed = requireLine(checks, field, text);
  const phone = parseKuwaitMobile(typed);
  if (typed !== '' && phone === null) checks.add(field, 'validation.phone');
  return phone ?? '';
}

export function checkOptionalMobile(
  checks: FieldChecks,
  field: string,
  text: string | null | undefined,
): string | null {
  const typed = cleanLine(text);
  return typed === null ? null : checkMobile(checks, field, typed);
}

export function checkCivilId(checks: FieldChecks, field: string, text: string): string {
  const typed = requireLine(checks, field, text);
  const civilId = parseCivilId(typed);
  if (typed !== '' && civilId === null) checks.add(field, 'validation.civilId');
  return civilId ?? '';
}

interface NewPassword {
  readonly password: string;
  readonly confirm_password: string;
}

interface PasswordRules {
  readonly needsNumber: boolean;
  /** The form's name for the new password. */
  readonly field?: 'password' | 'new_password';
}

export function checkNewPassword(
  checks: FieldChecks,
  { password, confirm_password }: NewPassword,
  { needsNumber, field = 'password' }: PasswordRules,
): void {
  if (password === '') {
    checks.add(field, 'validation.propertyRequired');
  } else {
    checkPasswordStrength(checks, field, password, needsNumber);
  }
  if (confirm_password === '') {
    checks.add('confirm_password', 'validation.propertyRequired');
  } else if (password !== confirm_password) {
    addMismatch(checks, field);
  }
}

/** Where an old password is asked for too, the message says which ones differ. */
function addMismatch(checks: FieldChecks, field: 'password' | 'new_password'): void {
  if (field === 'password') checks.add('confirm_password', 'validation.passwordMatch');
  else {
    const property = { field: 'new_passwords' };
    checks.add('confirm_password', 'validation.propertyMatch', { property });
  }
}

function checkPasswordStrength(
  checks: FieldChecks,
  field: string,
  password: string,
  needsNumber: boolean,
): void {
  const length = lengthOf(password);
  if (length < PASSWORD_MIN) {
    checks.add(field, 'validation.passwordMin', { min: PASSWORD_MIN });
  }
  if (length > PASSWORD_MAX) checks.add(field, 'validation.max', { max: PASSWORD_MAX });
  if (needsNumber && !/\d/.test(toAsciiDigits(password))) {
    checks.add(field, 'validation.passwordNumber');
  }
}

export function checkTerms(checks: FieldChecks, accepted: boolean): void {
  if (!accepted) checks.add('terms', 'validation.terms');
}
