/** Neither part can backtrack: otherwise a long answer would be matched again from each of its characters. */
const STRING_OR_NUMBER = /"(?:[^"\\]|\\[^])*"?|-?\d[\d.eE+-]*/g;
const LONG_INTEGER = /^-?\d{16,}$/;
/** Control characters and halves of surrogate pairs: no field means them, and the database refuses some. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/gu;

/**
 * JSON.parse for the gateway's answers. Integers of sixteen digits and more stay text: the gateway's ids exceed 2^53,
 * and would lose their last digits if a sender left out the quotes. Characters that the database cannot store are
 * removed, so that they never prevent the recording of a payment.
 */
export function parseExactJson(text: string): unknown {
  const quoted = text.replace(STRING_OR_NUMBER, (token) =>
    LONG_INTEGER.test(token) ? `"${token}"` : token,
  );
  return JSON.parse(quoted, (_name, value: unknown) =>
    typeof value === 'string' ? value.replace(UNSTORABLE, '') : value,
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field with text, at most `max` characters of it. Ids exceed 2^53, so they are always text. */
export function textOf(value: unknown, max: number): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value.slice(0, max) : null;
}
