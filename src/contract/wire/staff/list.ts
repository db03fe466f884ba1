import { Type, type TProperties, type TSchema } from 'typebox';

/** Each list of the kitchen's side is asked for by pages; what is searched and filtered is the list's own. */
export const ListQuery = <T extends TProperties>(filters: T) =>
  Type.Object(
    {
      /** From 1 on; 1 by default. */
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
      /** Left out, 25. */
      per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      ...filters,
    },
    { additionalProperties: false },
  );

/** `total` counts what the filters let through, on all pages. */
export const ListOf = <T extends TSchema>(item: T) =>
  Type.Object({ items: Type.Array(item), total: Type.Integer() });
