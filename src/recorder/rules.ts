/** What a recording keeps of a value; undefined for nothing. */
export type Rule = (value: unknown) => unknown;

/** Stands for a text that is not kept. */
export const MASK = '•••';

export const nothing: Rule = () => undefined;

/** Only for what says nothing about a person: ids, days, choices, and what the kitchen offers. */
export const whole: Rule = (value) => value;

/** Whether there was a text, and not which. */
export const masked: Rule = (value) =>
  value === null || value === undefined || value === '' ? value : MASK;

export const instead =
  (value: unknown): Rule =>
  () =>
    value;

type FieldRules<T> = { readonly [Field in keyof T]-?: Rule };

/** A rule for each field: the compiler asks for that of a new one. What has none is left out. */
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
