interface Schema {
  type?: unknown;
  const?: unknown;
  nullable?: boolean;
  anyOf?: readonly Schema[];
}

/**
 * A schema for serializing answers, in which nullable fields and enums have no `anyOf`. A serializer would compile
 * validators for `anyOf`, which takes longer than everything else. Unions of different types stay as they are.
 */
export function withoutUnions<T>(schema: T): T;
export function withoutUnions(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((part: unknown) => withoutUnions(part));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { anyOf, ...others }: Schema = schema;
  if (anyOf === undefined) return eachPart(schema);
  const one = asOne(anyOf);
  return one === null ? schema : withoutUnions({ ...others, ...one });
}

const eachPart = (schema: object): object =>
  Object.fromEntries(
    Object.entries(schema).map(([key, part]) => [key, withoutUnions<unknown>(part)] as const),
  );

/** Null where it is a choice between different things. */
function asOne(anyOf: readonly Schema[]): Schema | null {
  const choices = anyOf.filter(({ type }) => type !== 'null');
  const nullable = choices.length < anyOf.length ? { nullable: true } : {};
  const [first, ...others] = choices;
  if (first === undefined) return null;
  if (others.length === 0) return { ...first, ...nullable };
  const { type } = first;
  const areWords = choices.every((choice) => 'const' in choice && choice.type === type);
  return areWords ? { type, ...nullable } : null;
}
