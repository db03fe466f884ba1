import { toAsciiDigits } from '../../../src/contract/rules/digits.ts';
import type { FieldChecks } from './FieldChecks.ts';

// PostgreSQL refuses NUL in a text; no other control character but line breaks and tabs belongs there.
const CONTROL = new RegExp('[\\u0000-\\u0008\\u000b-\\u001f\\u007f]', 'g');

/** What a customer typed on several lines, without what cannot be stored; null when nothing is left. */
export function cleanText(text: string | null | undefined): string | null {
  const cleaned = (text ?? '').replace(CONTROL, '').trim();
  return cleaned === '' ? null : cleaned;
}

/** One line with single spaces and ASCII digits. */
export function cleanLine(text: string | null | undefined): string | null {
  return cleanText(toAsciiDigits(text ?? '').replace(/\s+/g, ' '));
}

/** The cleaned line, or an empty one with "field is required" noted. */
export function requireLine(checks: FieldChecks, field: string, text: string): string {
  const line = cleanLine(text);
  if (line === null) checks.add(field, 'validation.propertyRequired');
  return line ?? '';
}

/** Characters as a reader counts them, not UTF-16 units. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
