import { boolean, number, string } from 'yup';
import type { TestContext, ValidationError } from 'yup';
import {
  toAsciiDigits,
  type BooleanRule,
  type FormValues,
  type NumberRule,
  type TextRule,
  type Violation,
} from '../contract/rules/rule.ts';

// A message here is a translation key; useFormTexts fills in the field's name and the limits.

/** Normalised by the rule. Empty is accepted. */
export function optionalText(rule: TextRule) {
  return string()
    .default('')
    .transform(rule.normalise)
    .test(
      'rule',
      (text, context) => !text || verdict(rule.check(text, siblings(context)), context),
    );
}

export function requiredText(rule: TextRule) {
  return optionalText(rule).required(rule.required);
}

/** An answer chosen from a list; the empty choice does not count. */
export function requiredChoice() {
  return string().default('').required('validation.propertyRequired');
}

/** A box that has to be ticked. */
export function accepted(rule: BooleanRule) {
  return boolean()
    .default(false)
    .test('rule', (value, context) => verdict(rule.check(value, siblings(context)), context));
}

/** Typed with Latin or Arabic digits; becomes a number. */
export function requiredNumber(rule: NumberRule) {
  return number()
    .transform(typedNumber)
    .typeError('validation.propertyNumbers')
    .required(rule.required)
    .test('rule', (value, context) => verdict(rule.check(value, siblings(context)), context));
}

function typedNumber(_: unknown, typed: unknown): number | undefined {
  if (typeof typed === 'number') return typed;
  const text = typeof typed === 'string' ? toAsciiDigits(typed).trim() : '';
  return text === '' ? undefined : Number(text);
}

const siblings = (context: TestContext) => context.parent as FormValues;

/** For a test that compares the fields of a form. */
export interface Within<Form> extends TestContext {
  parent: Form;
}

export function verdict(violation: Violation | null, context: TestContext): true | ValidationError {
  if (violation === null) return true;
  const { key, values = {} } = violation;
  return context.createError({ message: key, params: values });
}
