import { Type, type TProperties, type TSchema } from 'typebox';

/** The common parameters of the kitchen's lists, which are paged; each list adds its own search and filters. */
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

/** `total` counts the matching rows on all pages. */
export const ListOf = <T extends TSchema>(item: T) =>
  Type.Object({ items: Type.Array(item), total: Type.Integer() });
