import { toAsciiDigits } from './digits.ts';
import type { RuleKey, TextRule, Violation } from './rule.ts';

// PostgreSQL refuses NUL in a text; no other control character but line breaks and tabs belongs there.
const CONTROL = new RegExp('[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f]', 'g');

/** A text of several lines, without what cannot be stored. */
function normaliseText(typed: string): string {
  return typed.replace(CONTROL, '').trim();
}

/** One line with single spaces and ASCII digits. */
export function normaliseLine(typed: string): string {
  return normaliseText(toAsciiDigits(typed).replace(/\s/g, ' ')).replace(/ +/g, ' ');
}

/**
 * Code points: JSON Schema and PostgreSQL count the same, and so does every engine. Graphemes depend on
 * the engine's version of Unicode, and one grapheme can be of any size.
 */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

interface TextLimits {
  readonly min?: number;
  readonly max: number;
  /** The message when nothing is left of what was typed. */
  readonly required?: RuleKey;
}

export function line(limits: TextLimits): TextRule {
  return textRule(normaliseLine, limits);
}

/** Keeps its line breaks. */
export function note(limits: TextLimits): TextRule {
  return textRule(normaliseText, limits);
}

export function textRule(
  normalise: TextRule['normalise'],
  { min = 1, max, required = 'validation.propertyRequired' }: TextLimits,
): TextRule {
  const check = (text: string): Violation | null => {
    const length = lengthOf(text);
    if (length < min) return { key: 'validation.min', values: { min } };
    return length > max ? { key: 'validation.max', values: { max } } : null;
  };
  return { type: 'string', min, max, required, normalise, check };
}
