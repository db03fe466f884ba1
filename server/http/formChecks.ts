import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { Type, type Static, type TObject, type TPartial, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { FieldChecks } from '../domain/validation/FieldChecks.ts';
import { formReader } from '../domain/validation/formReader.ts';
import { once } from '../once.ts';

/** Handlers get normalised bodies; a faulty body is answered before. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = (route) => {
  if (route.httpPart !== 'body') {
    const validator = once(() => TypeBoxValidatorCompiler(route));
    return (sent: unknown) => validator()(sent);
  }
  const read = formReader(route.schema);
  return (sent: unknown) => {
    const { body, checks } = read(sent);
    const error = checks.refusal();
    return error === null ? { value: body } : { error };
  };
};

/**
 * For `preValidation`: adds checks that compare fields or ask the database to the faults of schema and rules, so that
 * one answer names every wrong field. `check` gets the fields that are valid so far.
 */
export function checkForm<T extends TObject>(
  schema: T,
  check: (
    form: Static<TPartial<T>>,
    checks: FieldChecks,
    request: FastifyRequest,
  ) => void | Promise<void>,
): (request: FastifyRequest) => Promise<void> {
  const read = formReader(schema);
  const partial = once(() => Compile(Type.Partial(schema)));
  return async (request) => {
    const { valid, checks } = read(request.body);
    if (partial().Check(valid)) await check(valid, checks, request);
    checks.finish();
  };
}
