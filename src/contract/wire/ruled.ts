import { Type, type TSchema } from 'typebox';
import type { BooleanRule, NumberRule, Rule, TextRule } from '../rules/rule.ts';

// A symbol, so that the rule stays with the schema wherever TypeBox copies it, and out of the OpenAPI document.
const RULE = Symbol('rule');

/** The rule that a field's schema was built from: the API normalises and checks the value with it. */
export function ruleOf(schema: TSchema): Rule | null {
  return isRuled(schema) ? schema[RULE] : null;
}

export const text = (rule: TextRule) =>
  Type.String({ minLength: rule.min, maxLength: rule.max, [RULE]: rule });

/** An empty text becomes null. */
export const textOrNull = (rule: TextRule) =>
  Type.Union([Type.String({ maxLength: rule.max }), Type.Null()], { [RULE]: rule });

export const optionalText = (rule: TextRule) => Type.Optional(textOrNull(rule));

export const integer = (rule: NumberRule) =>
  Type.Integer({ minimum: rule.min, maximum: rule.max, [RULE]: rule });

export const optionalInteger = (rule: NumberRule) =>
  Type.Optional(
    Type.Union([Type.Integer({ minimum: rule.min, maximum: rule.max }), Type.Null()], {
      [RULE]: rule,
    }),
  );

export const decimal = (rule: NumberRule) =>
  Type.Number({ minimum: rule.min, maximum: rule.max, [RULE]: rule });

export const accepted = (rule: BooleanRule) => Type.Boolean({ [RULE]: rule });

function isRuled(schema: TSchema): schema is TSchema & { readonly [RULE]: Rule } {
  return RULE in schema;
}
