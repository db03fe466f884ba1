import { readFileSync } from 'node:fs';

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** The part of JSON Schema that docs/openapi.json uses for request bodies. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly schema: Schema;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { schema: Schema } } };
  readonly security?: readonly unknown[];
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A call of the API as its document describes it. */
export interface Call {
  /** Such as `PUT /api/address/{id}`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  readonly needsSession: boolean;
}

/** Every call of the API, from one of its documents: a test keeps those current. */
export function documentedCalls(document = 'docs/openapi.json'): Call[] {
  const { paths, components } = JSON.parse(readFileSync(document, 'utf8')) as OpenApi;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters ?? [],
      body: bodyOf(operation, components.schemas),
      needsSession: operation.security !== undefined,
    })),
  );
}

function bodyOf({ requestBody }: Operation, named: OpenApi['components']['schemas']) {
  const schema = requestBody?.content['application/json'].schema;
  return schema === undefined ? null : withoutReferences(schema, named);
}

function withoutReferences(schema: Schema, named: Readonly<Record<string, Schema>>): Schema {
  const { $ref, properties, items, anyOf, ...rest } = schema;
  const inside = (part: Schema) => withoutReferences(part, named);
  const target = named[$ref?.split('/').at(-1) ?? ''];
  if (target !== undefined) return inside(target);
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, inside(property)]),
      ),
    }),
    ...(items && { items: inside(items) }),
    ...(anyOf && { anyOf: anyOf.map(inside) }),
  };
}
