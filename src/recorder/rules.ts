/** Returns the part of a value that a recording keeps; undefined for nothing. */
export type Rule = (value: unknown) => unknown;

/** Replaces masked text. */
export const MASK = '•••';

export const nothing: Rule = () => undefined;

/** Only for values that say nothing about a person: ids, days, choices, and the kitchen's offer. */
export const whole: Rule = (value) => value;

/** Keeps whether there was a text, not the text. */
export const masked: Rule = (value) =>
  value === null || value === undefined || value === '' ? value : MASK;

export const instead =
  (value: unknown): Rule =>
  () =>
    value;

type FieldRules<T> = { readonly [Field in keyof T]-?: Rule };

/** A rule for each field: the compiler demands one for a new field. Fields without a rule are left out. */
export const fields = <T extends object>(rules: FieldRules<T>): Rule => {
  const entries = Object.entries<Rule>({ ...rules });
  return (value) => {
    if (!isRecord(value)) return value === null ? null : undefined;
    const kept = entries.map(([name, rule]) => [name, rule(value[name])] as const);
    return Object.fromEntries(kept.filter(([, field]) => field !== undefined));
  };
};

export const list =
  (rule: Rule): Rule =>
  (value) =>
    Array.isArray(value) ? value.map(rule) : undefined;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
