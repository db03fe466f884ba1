const STRING_OR_LONG_INTEGER = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;

/**
 * JSON.parse that keeps integers of sixteen digits and more as strings: the gateway's ids lie beyond
 * 2^53, and a sender that leaves out the quotes would lose their last digits.
 */
export function parseExactJson(text: string): unknown {
  const quoted = text.replace(STRING_OR_LONG_INTEGER, (token) =>
    token.startsWith('"') ? token : `"${token}"`,
  );
  return JSON.parse(quoted);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
