import { Type, type TSchema } from 'typebox';
import type { FormValues, Rule, TextRule, Violation } from '../../../src/contract/rules/rule.ts';
import { ruleOf } from '../../../src/contract/wire/ruled.ts';

/** A value whose schema, or a schema within it, was built from a rule. */
interface RuledValue {
  /** The value with its texts as they are stored. */
  readonly normalise: (sent: unknown) => unknown;
  /** The first fault that a rule finds in the normalised value. `form` holds the values beside it. */
  readonly violation: (value: unknown, form: FormValues) => Violation | null;
}

/** Null where no rule has a say. */
export function ruledValue(schema: TSchema): RuledValue | null {
  const rule = ruleOf(schema);
  if (rule !== null) return ofRule(rule, schema);
  if (Type.IsArray(schema)) return ofItems(ruledValue(schema.items));
  return Type.IsObject(schema) ? ofProperties(schema.properties) : null;
}

/** What a rule finds in a normalised text that is required. */
export function requiredTextViolation(
  rule: TextRule,
  text: string,
  form: FormValues = {},
): Violation | null {
  return text === '' ? { key: rule.required } : rule.check(text, form);
}

export function isForm(sent: unknown): sent is FormValues {
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent);
}

function ofRule(rule: Rule, schema: TSchema): RuledValue {
  const isNullable = Type.IsUnion(schema) && schema.anyOf.some(Type.IsNull);
  return {
    normalise: (sent) => {
      if (rule.type !== 'string' || typeof sent !== 'string') return sent;
      const text = rule.normalise(sent);
      return text === '' && isNullable ? null : text;
    },
    violation: (value, form) => {
      if (value !== undefined) return violationOf(rule, value, form);
      return Type.IsOptional(schema) ? null : { key: rule.required };
    },
  };
}

/** A value of another type than the rule's is left to the schema. */
function violationOf(rule: Rule, value: unknown, form: FormValues): Violation | null {
  if (rule.type === 'string') {
    return typeof value === 'string' ? requiredTextViolation(rule, value, form) : null;
  }
  if (rule.type === 'number') return typeof value === 'number' ? rule.check(value, form) : null;
  return typeof value === 'boolean' ? rule.check(value, form) : null;
}

function ofItems(item: RuledValue | null): RuledValue | null {
  if (item === null) return null;
  return {
    normalise: (sent) => (Array.isArray(sent) ? sent.map(item.normalise) : sent),
    violation: (value, form) =>
      Array.isArray(value) ? first(value, (one) => item.violation(one, form)) : null,
  };
}

function ofProperties(properties: Readonly<Record<string, TSchema>>): RuledValue | null {
  const ruled = Object.entries(properties).flatMap(([name, schema]) => {
    const property = ruledValue(schema);
    return property === null ? [] : [[name, property] as const];
  });
  if (ruled.length === 0) return null;
  return {
    normalise: (sent) => {
      if (!isForm(sent)) return sent;
      const sentOnes = ruled.filter(([name]) => name in sent);
      const texts = sentOnes.map(([name, { normalise }]) => [name, normalise(sent[name])] as const);
      return { ...sent, ...Object.fromEntries(texts) };
    },
    violation: (value) =>
      isForm(value)
        ? first(ruled, ([name, property]) => property.violation(value[name], value))
        : null,
  };
}

function first<T>(
  values: readonly T[],
  violationOfOne: (value: T) => Violation | null,
): Violation | null {
  for (const value of values) {
    const violation = violationOfOne(value);
    if (violation !== null) return violation;
  }
  return null;
}
