import { sql, type Selectable } from 'kysely';
import { compiledOnce, type ValueOf } from '../compiledOnce.ts';
import type { Db } from '../database.ts';
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

type SelectedBy = Selectable<Database['cart_items']>['meals_selected_by'];

interface SavedSelection {
  readonly cartId: number;
  readonly cartItemId: number;
  readonly selectedBy: SelectedBy;
  /** Rows of `cart_item_dishes`, as JSON. */
  readonly dishes: string;
}

const DISH_COLUMNS = ['cart_item_id', 'date', 'dish_id', 'position'] as const;

/** Dishes that stay are kept: one statement cannot delete a row and insert it again. */
const saveDishes = compiledOnce((trx, value: ValueOf<SavedSelection>) =>
  trx
    .with('line', (from) =>
      from
        .updateTable('cart_items')
        .set({ meals_selected_by: value('selectedBy') })
        .where('id', '=', value('cartItemId'))
        .where('cart_id', '=', value('cartId'))
        .returning('id'),
    )
    .with('dish', (from) =>
      from
        .selectFrom(
          sql<
            Selectable<Database['cart_item_dishes']>
          >`json_populate_recordset(null::cart_item_dishes, ${value('dishes')})`.as('given'),
        )
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
                .whereRef('dish.date', '=', 'chosen.date')
                .whereRef('dish.dish_id', '=', 'chosen.dish_id'),
            ),
          ),
        ),
    )
    .with('saved', (from) =>
      from
        .insertInto('cart_item_dishes')
        .columns([...DISH_COLUMNS])
        .expression(from.selectFrom('dish').select([...DISH_COLUMNS]))
        .onConflict((conflict) =>
          conflict
            .columns(['cart_item_id', 'date', 'dish_id'])
            .doUpdateSet((excluded) => ({ position: excluded.ref('excluded.position') })),
        ),
    )
    .selectFrom('line')
    .select('id'),
);

interface SelectionOfLine {
  readonly cartId: number;
  readonly cartItemId: number;
  /** Who selects what the days leave open. */
  readonly selectedBy: SelectedBy;
  /** Of a date, no dish twice. */
  readonly days: readonly DaySelection[];
}

/** Replaces what was chosen for the line. False when the cart has no such line. */
export async function saveSelection(trx: Db, { days, ...line }: SelectionOfLine): Promise<boolean> {
  const dishes = days.flatMap(({ date, meals, snacks }) =>
    [...meals, ...snacks].map((dish_id, position) => ({
      cart_item_id: line.cartItemId,
      date,
      dish_id,
      position,
    })),
  );
  const saved = await saveDishes(trx, { ...line, dishes: JSON.stringify(dishes) });
  return saved.length > 0;
}

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
