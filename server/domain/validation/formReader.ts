import { Type, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { FormValues, Rule, TextRule, Violation } from '../../../src/contract/rules/rule.ts';
import { ruleOf } from '../../../src/contract/wire/ruled.ts';
import { schemaFieldErrors } from '../../errors/schemaErrors.ts';
import { once } from '../../once.ts';
import { FieldChecks } from './FieldChecks.ts';

interface Reading {
  /** The body with its texts normalised. */
  readonly body: unknown;
  /** Those of its fields that nothing is wrong with; undefined when the body is no object. */
  readonly valid: FormValues | undefined;
  readonly checks: FieldChecks;
}

interface Field {
  readonly name: string;
  readonly schema: TSchema;
  readonly rule: Rule | null;
}

/** Reads bodies by the schema and the rules that its fields were built from; reports all faults at once. */
export function formReader(schema: TSchema): (sent: unknown) => Reading {
  const fields = fieldsOf(schema);
  const names = fields.map(({ name }) => name);
  const validator = once(() => Compile(schema));
  const schemaErrors = (body: unknown) =>
    validator().Check(body) ? {} : schemaFieldErrors(validator().Errors(body), body);
  return (sent) => {
    const checks = new FieldChecks(names);
    const form = isForm(sent) ? normalise(sent, fields) : undefined;
    if (form !== undefined) checkRules(form, fields, checks);
    const body = form ?? sent;
    for (const [name, messages] of Object.entries(schemaErrors(body))) {
      // A rule's own message says more than the schema's.
      if (!checks.has(name)) for (const message of messages) checks.addMessage(name, message);
    }
    const valid = form && pick(form, (name) => !checks.has(name));
    return { body, valid, checks };
  };
}

/** The fault that a rule finds in a required, normalised text. */
export function requiredTextViolation(
  rule: TextRule,
  text: string,
  form: FormValues = {},
): Violation | null {
  return text === '' ? { key: rule.required } : rule.check(text, form);
}

function fieldsOf(schema: TSchema): readonly Field[] {
  if (!Type.IsObject(schema)) return [];
  return Object.entries(schema.properties).map(([name, property]) => ({
    name,
    schema: property,
    rule: ruleOf(property),
  }));
}

function normalise(sent: FormValues, fields: readonly Field[]): FormValues {
  const form = { ...sent };
  for (const { name, schema, rule } of fields) {
    const value = sent[name];
    if (rule?.type !== 'string' || typeof value !== 'string') continue;
    const text = rule.normalise(value);
    form[name] = text === '' && isNullable(schema) ? null : text;
  }
  return form;
}

function checkRules(form: FormValues, fields: readonly Field[], checks: FieldChecks): void {
  for (const { name, schema, rule } of fields) {
    if (rule === null) continue;
    const isMissing = form[name] === undefined && !Type.IsOptional(schema);
    const violation = isMissing ? { key: rule.required } : violationOf(rule, form[name], form);
    if (violation !== null) checks.addViolation(name, violation);
  }
}

/** A value of another type than the rule's is left to the schema. */
function violationOf(rule: Rule, value: unknown, form: FormValues): Violation | null {
  if (rule.type === 'string') {
    return typeof value === 'string' ? requiredTextViolation(rule, value, form) : null;
  }
  if (rule.type === 'number') return typeof value === 'number' ? rule.check(value, form) : null;
  return typeof value === 'boolean' ? rule.check(value, form) : null;
}

function isNullable(schema: TSchema): boolean {
  return Type.IsUnion(schema) && schema.anyOf.some(Type.IsNull);
}

function isForm(sent: unknown): sent is FormValues {
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent);
}

function pick(form: FormValues, isWanted: (name: string) => boolean): FormValues {
  return Object.fromEntries(Object.entries(form).filter(([name]) => isWanted(name)));
}
