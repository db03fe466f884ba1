import { Type, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { FormValues } from '../../../src/contract/rules/rule.ts';
import { schemaFieldErrors } from '../../errors/schemaErrors.ts';
import { once } from '../../once.ts';
import { FieldChecks } from './FieldChecks.ts';
import { isForm, ruledValue } from './ruledValue.ts';

interface Reading {
  /** The body with its texts normalised. */
  readonly body: unknown;
  /** Those of its fields that nothing is wrong with; undefined when the body is no object. */
  readonly valid: FormValues | undefined;
  readonly checks: FieldChecks;
}

interface Field {
  readonly name: string;
  /** Null where its schema alone holds it to something. */
  readonly ruled: ReturnType<typeof ruledValue>;
}

/** Reads bodies by the schema and the rules that its fields were built from; reports all faults at once. */
export function formReader(schema: TSchema): (sent: unknown) => Reading {
  const fields = fieldsOf(schema);
  const names = fields.map(({ name }) => name);
  const normalise = ruledValue(schema)?.normalise;
  const validator = once(() => Compile(schema));
  const schemaErrors = (body: unknown) =>
    validator().Check(body) ? {} : schemaFieldErrors(validator().Errors(body), body);
  return (sent) => {
    const checks = new FieldChecks(names);
    const body = normalise === undefined ? sent : normalise(sent);
    const form = isForm(body) ? body : undefined;
    if (form !== undefined) checkRules(form, fields, checks);
    for (const [name, messages] of Object.entries(schemaErrors(body))) {
      // A rule's own message says more than the schema's.
      if (!checks.has(name)) for (const message of messages) checks.addMessage(name, message);
    }
    const valid = form && pick(form, (name) => !checks.has(name));
    return { body, valid, checks };
  };
}

function fieldsOf(schema: TSchema): readonly Field[] {
  if (!Type.IsObject(schema)) return [];
  return Object.entries(schema.properties).map(([name, property]) => ({
    name,
    ruled: ruledValue(property),
  }));
}

function checkRules(form: FormValues, fields: readonly Field[], checks: FieldChecks): void {
  for (const { name, ruled } of fields) {
    const violation = ruled?.violation(form[name], form) ?? null;
    if (violation !== null) checks.addViolation(name, violation);
  }
}

function pick(form: FormValues, isWanted: (name: string) => boolean): FormValues {
  return Object.fromEntries(Object.entries(form).filter(([name]) => isWanted(name)));
}
