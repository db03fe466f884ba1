import type { Json, Schema } from './calls.ts';

/** Values that the shop accepts, by the names of the fields. */
export type KnownValues = Readonly<Record<string, Json | undefined>>;

/** The value of text fields without an entry of their own. */
export const ANY_TEXT = '*';

const BY_FORMAT: Readonly<Record<string, string>> = { date: '2027-01-17' };

/** A body that the call takes; a webhook's has no schema. */
export function validBody(schema: Schema, known: KnownValues): Json {
  if (Object.keys(schema).length > 0) return validValue(schema, known);
  return { reference_number: known['order_reference_number'] ?? null };
}

/** A value that fits the schema; what is known of a field of this name comes first. */
export function validValue(schema: Schema, known: KnownValues, name = ''): Json {
  const own = known[name];
  if (own !== undefined && fits(own, schema)) return own;
  const { anyOf, properties, items } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.[0] !== undefined) return schema.enum[0];
  if (anyOf?.[0] !== undefined) return validValue(anyOf[0], known, name);
  if (properties !== undefined) {
    return Object.fromEntries(
      Object.entries(properties).map(([key, property]) => [key, validValue(property, known, key)]),
    );
  }
  if (items !== undefined) return [validValue(items, known, name)];
  return plainValue(schema, known[ANY_TEXT] ?? null);
}

/** Two calls may mean different things by one name. */
function fits(value: Json, { items, properties }: Schema): boolean {
  return properties === undefined && Array.isArray(value) === (items !== undefined);
}

function plainValue({ type, format, minimum = 1, minLength = 1 }: Schema, text: Json): Json {
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  if (type === 'integer' || type === 'number') return minimum;
  return BY_FORMAT[format ?? ''] ?? text ?? 'x'.repeat(Math.max(minLength, 2));
}
