/** A form's values by field: plain data. */
export type Draft = Readonly<Record<string, unknown>>;

/** Connects a form to the place that keeps its draft. */
export interface DraftBinding {
  /** The draft of an earlier visit, not validated yet; undefined when there is none. */
  kept: unknown;
  /** Called with the values, without secrets, after each pause in typing. */
  onKeep: (values: Draft) => void;
  /** Called instead when nothing differs from the saved values any more. */
  onDrop: () => void;
}

const SECRET = /password|^civil_id$/;

/** A draft never holds a password or a civil ID. */
export const withoutSecrets = (values: Draft): Draft =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)));

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
    ([name, value]) => known.has(name) && hasSameType(value, known.get(name)),
  );
  return fitting.length === 0 ? null : { ...initial, ...Object.fromEntries(fitting) };
}

/** The lists in a form's values hold strings. */
const hasSameType = (value: unknown, example: unknown): boolean =>
  Array.isArray(example)
    ? Array.isArray(value) && value.every((one) => typeof one === 'string')
    : typeof value === typeof example && !Array.isArray(value);

/** Whether two sets of a form's values are equal. */
export const areSame = (one: Draft, other: Draft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
