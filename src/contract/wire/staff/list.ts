import { Type, type TProperties, type TSchema } from 'typebox';

/** Each list of the kitchen's side is asked for by pages; what is searched and filtered is the list's own. */
export const ListQuery = <T extends TProperties>(filters: T) =>
  Type.Object(
    {
      page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
      per_page: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
      ...filters,
    },
    { additionalProperties: false },
  );

/** `total` counts what the filters let through, on all pages. */
export const ListOf = <T extends TSchema>(item: T) =>
  Type.Object({ items: Type.Array(item), total: Type.Integer() });
