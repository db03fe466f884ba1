import type { Selectable } from 'kysely';
import type { Db } from '../database.ts';
import { givenRows } from '../givenRows.ts';
import type { Database } from '../schema.ts';

/** The dishes of a day, by their ids. */
interface DaySelection {
  date: string;
  meals: number[];
  snacks: number[];
}

/** The chosen dishes by date. */
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

type CartItemRow = Selectable<Database['cart_items']>;

interface SavedLine extends Pick<CartItemRow, 'id' | 'meals_selected_by'> {
  /** No dish twice on a date. */
  readonly days: readonly DaySelection[];
}

const DISH_COLUMNS = ['cart_item_id', 'date', 'dish_id', 'position'] as const;

/**
 * Replaces the choices of lines of a cart. Dishes that stay chosen are updated, because one statement cannot delete a
 * row and insert it again. Returns how many of the lines the cart has.
 */
export async function saveSelections(
  trx: Db,
  cartId: number,
  lines: readonly SavedLine[],
): Promise<number> {
  const saved = await trx
    .with('line', (from) =>
      from
        .updateTable('cart_items')
        .from(
          givenRows(
            'cart_items',
            lines.map(({ id, meals_selected_by }) => ({ id, meals_selected_by })),
          ),
        )
        .set((line) => ({ meals_selected_by: line.ref('given.meals_selected_by') }))
        .whereRef('cart_items.id', '=', 'given.id')
        .where('cart_items.cart_id', '=', cartId)
        .returning('cart_items.id'),
    )
    .with('dish', (from) =>
      from
        .selectFrom(givenRows('cart_item_dishes', lines.flatMap(dishesOf)))
        .innerJoin('line', 'line.id', 'given.cart_item_id')
        .selectAll('given'),
    )
    .with('deleted', (from) =>
      from
        .deleteFrom('cart_item_dishes as chosen')
        .where('cart_item_id', 'in', (line) => line.selectFrom('line').select('id'))
        .where((chosen) =>
          chosen.not(
            chosen.exists(
              chosen
                .selectFrom('dish')
                .select('dish.dish_id')
                .whereRef('dish.cart_item_id', '=', 'chosen.cart_item_id')
                .whereRef('dish.date', '=', 'chosen.date')
                .whereRef('dish.dish_id', '=', 'chosen.dish_id'),
            ),
          ),
        ),
    )
    .with('saved', (from) =>
      from
        .insertInto('cart_item_dishes')
        .columns(DISH_COLUMNS)
        .expression(from.selectFrom('dish').select(DISH_COLUMNS))
        .onConflict((conflict) =>
          conflict
            .columns(['cart_item_id', 'date', 'dish_id'])
            .doUpdateSet((excluded) => ({ position: excluded.ref('excluded.position') })),
        ),
    )
    .selectFrom('line')
    .select('id')
    .execute();
  return saved.length;
}

const dishesOf = ({ id: cart_item_id, days }: SavedLine) =>
  days.flatMap(({ date, meals, snacks }) =>
    [...meals, ...snacks].map((dish_id, position) => ({ cart_item_id, date, dish_id, position })),
  );

/** Deletes chosen dishes that have one of the allergens; returns how many. */
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
