import type { Db } from '../database.ts';

/** The dishes of a day, by their ids. */
interface DaySelection {
  date: string;
  meals: number[];
  snacks: number[];
}

/** What is chosen so far, by date. */
export async function listSelection(db: Db, cartItemId: number): Promise<DaySelection[]> {
  const rows = await db
    .selectFrom('cart_item_dishes as chosen')
    .innerJoin('dishes', 'dishes.id', 'chosen.dish_id')
    .select(['chosen.date', 'chosen.dish_id', 'dishes.kind'])
    .where('chosen.cart_item_id', '=', cartItemId)
    .orderBy('chosen.date')
    .orderBy('chosen.position')
    .execute();
  const days = new Map<string, DaySelection>();
  for (const { date, dish_id, kind } of rows) {
    const day = days.get(date) ?? { date, meals: [], snacks: [] };
    (kind === 'meal' ? day.meals : day.snacks).push(dish_id);
    days.set(date, day);
  }
  return [...days.values()];
}

export async function replaceSelection(
  trx: Db,
  cartItemId: number,
  days: readonly DaySelection[],
): Promise<void> {
  await trx.deleteFrom('cart_item_dishes').where('cart_item_id', '=', cartItemId).execute();
  const rows = days.flatMap(({ date, meals, snacks }) =>
    [...meals, ...snacks].map((dish_id, position) => ({
      cart_item_id: cartItemId,
      date,
      dish_id,
      position,
    })),
  );
  if (rows.length > 0) await trx.insertInto('cart_item_dishes').values(rows).execute();
}

/** Deletes the chosen dishes that have one of the allergens; returns how many they were. */
export async function deleteDishesWithAllergens(
  trx: Db,
  cartItemId: number,
  allergenIds: readonly number[],
): Promise<number> {
  if (allergenIds.length === 0) return 0;
  const deleted = await trx
    .deleteFrom('cart_item_dishes')
    .where('cart_item_id', '=', cartItemId)
    .where('dish_id', 'in', (dishes) =>
      dishes
        .selectFrom('dish_allergens')
        .select('dish_id')
        .where('allergen_id', 'in', [...allergenIds]),
    )
    .returning('dish_id')
    .execute();
  return deleted.length;
}
