import { isMaskedCivilId } from './maskedCivilId.ts';
import { parsedLine, toAsciiDigits, type TextRule } from './rule.ts';

export const CIVIL_ID_DIGITS = 12;

const CENTURIES: Readonly<Record<string, number>> = { '2': 1900, '3': 2000 };
const WEIGHTS = [2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Typed with any digits, spaces and hyphens; becomes twelve digits. */
export const civilId = parsedLine(parseCivilId, { max: 20, key: 'validation.civilId' });

/** Or the mask of the one that is kept, which then stays as it is. */
export const civilIdOrMask: TextRule = {
  ...civilId,
  check: (text, form) => (isMaskedCivilId(text) ? null : civilId.check(text, form)),
};

/**
 * The twelve digits of a valid Kuwaiti civil ID (century, birth date, serial, check digit), or null.
 * A check value of 10 means that the serial is never issued.
 */
export function parseCivilId(text: string): string | null {
  const digits = toAsciiDigits(text).replace(/[\s-]/g, '');
  if (!hasCivilIdDigits(digits) || !hasRealBirthDate(digits)) return null;
  return checkDigit(digits) === Number(digits[11]) ? digits : null;
}

/** As many digits as a civil ID has, whatever they say. */
export function hasCivilIdDigits(text: string): boolean {
  return text.length === CIVIL_ID_DIGITS && /^\d+$/.test(text);
}

function checkDigit(digits: string): number {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (11 - (sum % 11)) % 11;
}

function hasRealBirthDate(digits: string): boolean {
  const century = CENTURIES[digits.charAt(0)];
  if (century === undefined) return false;
  const year = century + Number(digits.slice(1, 3));
  const month = Number(digits.slice(3, 5));
  const day = Number(digits.slice(5, 7));
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
