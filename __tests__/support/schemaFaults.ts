import { readFileSync } from 'node:fs';

/** A schema of docs/openapi.json, which is generated from the server's own schemas. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
}

interface Operation {
  responses: Record<string, { content: { 'application/json': { schema: JsonSchema } } }>;
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** An answer that differs from a good one in one field. */
export interface Fault {
  /** The field without the positions in lists, such as `cart.items.quantity`. */
  field: string;
  kind: 'missing' | 'null' | 'wrong';
  /** True where the schema allows it. */
  allowed: boolean;
  answer: unknown;
}

const openApi = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as OpenApi;

/** The schema of what each call answers, by names such as `GET package-categories/:id`. */
export function answerSchemas(): Map<string, JsonSchema> {
  const operations = Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, JsonSchema] => [
      `${method.toUpperCase()} ${path.replace('/api/', '').replace(/\{\w+\}/g, ':id')}`,
      resolve(
        resolve(operation.responses['200']!.content['application/json'].schema).properties![
          'response'
        ]!,
      ),
    ]),
  );
  return new Map(operations);
}

function resolve(schema: JsonSchema): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : resolve(openApi.components.schemas[name]!);
}

const isNull = (schema: JsonSchema) => schema.type === 'null';

/** The alternatives of a schema, without null. */
function optionsOf(schema: JsonSchema): JsonSchema[] {
  const { anyOf } = resolve(schema);
  return anyOf === undefined
    ? [resolve(schema)]
    : anyOf.filter((option) => !isNull(option)).flatMap(optionsOf);
}

function wrongValues(schema: JsonSchema): unknown[] {
  const options = optionsOf(schema);
  const [only] = options;
  if (options.every((option) => option.const !== undefined)) return ['unheard-of', 7, {}];
  if (options.length > 1 || only === undefined) return [{}];
  switch (only.type) {
    case 'object':
      return ['text', [], 7];
    case 'array':
      return [{}, 'text'];
    case 'boolean':
      return ['true', 1];
    case 'integer':
    case 'number':
      return ['7', -1, ...(only.minimum === 1 ? [0, 1.5, 2 ** 53] : [])];
    default:
      return [7, {}, ...wrongTexts(only)];
  }
}

function wrongTexts({ format, pattern }: JsonSchema): string[] {
  if (format === 'date') return ['tomorrow', '2027-13-45'];
  if (pattern?.includes('\\.')) return ['free', '-1.000', '1.5'];
  return pattern === undefined ? [] : ['25:61'];
}

/** Every variant of a good answer in which one field is missing, null or of another type. */
export function faultsOf(schema: JsonSchema, answer: unknown, field = ''): Fault[] {
  const [shape] = optionsOf(schema).filter((option) => fits(option, answer));
  if (answer === null || shape === undefined) return [];
  if (Array.isArray(answer)) {
    if (answer.length === 0) throw new Error(`The sample has nothing in ${field}.`);
    const [first, ...others] = answer as unknown[];
    const items = shape.items ?? {};
    const inList = (fault: Fault) => ({ ...fault, answer: [fault.answer, ...others] });
    const wrong = wrongValues(items).map((value): Fault => ({
      field,
      kind: 'wrong',
      allowed: false,
      answer: [value, ...others],
    }));
    return [...wrong, ...faultsOf(items, first, field).map(inList)];
  }
  return Object.entries(shape.properties ?? {}).flatMap(([key, property]) =>
    faultsOfField({ shape, key, property, field }, answer as Record<string, unknown>),
  );
}

/** Of several objects, the one that has the required fields. */
function fits({ properties, required = [] }: JsonSchema, answer: unknown): boolean {
  if (properties === undefined || answer === null || typeof answer !== 'object') return true;
  return required.every((key) => key in answer);
}

interface Field {
  shape: JsonSchema;
  key: string;
  property: JsonSchema;
  field: string;
}

function faultsOfField({ shape, key, property, field }: Field, answer: Record<string, unknown>) {
  const name = field === '' ? key : `${field}.${key}`;
  const { [key]: value, ...others } = answer;
  const isNullable = (resolve(property).anyOf ?? []).some(isNull);
  const fault = (kind: Fault['kind'], allowed: boolean, changed: object): Fault => ({
    field: name,
    kind,
    allowed,
    answer: changed,
  });
  return [
    fault('missing', !(shape.required ?? []).includes(key), others),
    fault('null', isNullable, { ...answer, [key]: null }),
    ...wrongValues(property).map((wrong) => fault('wrong', false, { ...answer, [key]: wrong })),
    ...constantsOf(property).map((known) => fault('wrong', true, { ...answer, [key]: known })),
    ...(value === undefined ? [] : faultsOf(property, value, name)).map((inside) => ({
      ...inside,
      answer: { ...answer, [key]: inside.answer },
    })),
  ];
}

const constantsOf = (schema: JsonSchema): unknown[] =>
  optionsOf(schema).flatMap((option) => (option.const === undefined ? [] : [option.const]));
