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

type Check<T extends TObject> = (
  form: Static<TPartial<T>>,
  checks: FieldChecks,
  request: FastifyRequest,
) => void | Promise<void>;

type Hook = (request: FastifyRequest) => Promise<void>;

/**
 * For `preValidation`: adds checks that compare fields or ask the database to the faults of schema and rules, so that
 * one answer names every wrong field. `check` gets the fields that are valid so far.
 */
export function checkForm<T extends TObject>(schema: T, check: Check<T>): Hook {
  const read = formReader(schema);
  const partial = once(() => Compile(Type.Partial(schema)));
  return async (request) => {
    const { valid, checks } = read(request.body);
    if (partial().Check(valid)) await check(valid, checks, request);
    checks.finish();
  };
}

/**
 * `checkForm` for a handler that checks by itself what is valid: because it has the locks, or because a request that is
 * sent again is answered whatever has changed since. `check` only adds to what schema and rules refuse.
 */
export function completeRefusal<T extends TObject>(schema: T, check: Check<T>): Hook {
  return checkForm(schema, async (form, checks, request) => {
    if (!checks.isEmpty) await check(form, checks, request);
  });
}

/** The parameters of a path for a check, which runs before Fastify has read them; null where they cannot be any. */
export function paramsReader<T extends TObject>(
  schema: T,
): (request: FastifyRequest) => Static<T> | null {
  const validator = once(() => Compile(schema));
  return ({ params }) => {
    const read = validator().Convert(params);
    return validator().Check(read) ? read : null;
  };
}
