/** Neither can fail once it has begun: it would then be tried again from every character of a long answer. */
const STRING_OR_NUMBER = /"(?:[^"\\]|\\[^])*"?|-?\d[\d.eE+-]*/g;
const LONG_INTEGER = /^-?\d{16,}$/;
/** Control characters and halves of surrogate pairs: no field means them, and the database refuses some. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/gu;

/**
 * JSON.parse for what the gateway says. Integers of sixteen digits and more stay text: its ids lie
 * beyond 2^53, and a sender that leaves out the quotes would lose their last digits. Texts lose what
 * could not be stored, so that one such character never keeps a payment from being recorded.
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

/** A field that holds text, at most `max` of it. Ids are digits beyond 2^53: always text. */
export function textOf(value: unknown, max: number): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value.slice(0, max) : null;
}
