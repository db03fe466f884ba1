/** What a form held, by field: plain data. */
export type Draft = Readonly<Record<string, unknown>>;

/** Where a form's draft comes from and goes to. */
export interface DraftBinding {
  /** What was typed on an earlier visit, of any shape; undefined when there is none. */
  kept: unknown;
  /** Hears what is typed, without passwords, after each pause. */
  onKeep: (values: Draft) => void;
}

const PASSWORD = /password/;

/** No draft ever holds a password. */
export const withoutPasswords = (values: Draft): Draft =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !PASSWORD.test(name)));

export const isRecord = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The initial values with every field of the draft that still fits; null when none does. */
export function restoredValues<Values extends object>(
  initial: Values,
  kept: unknown,
): Values | null {
  if (!isRecord(kept)) return null;
  const known = new Map<string, unknown>(Object.entries(initial));
  const fitting = Object.entries(kept).filter(
    ([name, value]) => known.has(name) && isAlike(value, known.get(name)),
  );
  return fitting.length === 0 ? null : { ...initial, ...Object.fromEntries(fitting) };
}

/** Lists of a form hold texts. */
const isAlike = (value: unknown, example: unknown): boolean =>
  Array.isArray(example)
    ? Array.isArray(value) && value.every((one) => typeof one === 'string')
    : typeof value === typeof example && !Array.isArray(value);
