import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

interface Page {
  readonly limit: number;
  readonly offset: number;
}

export interface WantedDishes {
  readonly name?: string;
  readonly kind?: Database['dishes']['kind'];
  readonly active?: boolean;
}

export type DishRow = Awaited<ReturnType<typeof listDishes>>[number];

function wantedDishes(db: Db, { name = '', kind, active }: WantedDishes) {
  const typed = name.trim().toLowerCase();
  let dishes = db.selectFrom('dishes');
  if (kind !== undefined) dishes = dishes.where('kind', '=', kind);
  if (active !== undefined) dishes = dishes.where('active', '=', active);
  if (typed === '') return dishes;
  // No pattern: a percent sign is looked for as it is.
  const found = sql<boolean>`strpos(lower(name_en) || ' ' || lower(name_ar), ${typed}) > 0`;
  return dishes.where(found);
}

const dishesWithParts = (db: Db, wanted: WantedDishes) =>
  wantedDishes(db, wanted)
    .selectAll('dishes')
    .select([
      sql<number[]>`array(select allergen_id from dish_allergens
        where dish_id = dishes.id order by allergen_id)`.as('allergens'),
      sql<number[]>`array(select ingredient_id from dish_ingredients
        where dish_id = dishes.id order by ingredient_id)`.as('ingredients'),
    ]);

/** Meals first, as customers see them. */
export async function listDishes(db: Db, wanted: WantedDishes, { limit, offset }: Page) {
  return dishesWithParts(db, wanted)
    .orderBy('kind')
    .orderBy('position')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countDishes(db: Db, wanted: WantedDishes): Promise<number> {
  const { count } = await wantedDishes(db, wanted)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findDish(db: Db, id: number): Promise<DishRow | null> {
  return (await dishesWithParts(db, {}).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** As above, and locks it. */
export async function lockDish(trx: Db, id: number): Promise<DishRow | null> {
  const query = dishesWithParts(trx, {}).where('id', '=', id).forUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

/** Adds at the end of its kind; null where the key exists. */
export async function insertDish(
  trx: Db,
  dish: Omit<Insertable<Database['dishes']>, 'position' | 'version'>,
): Promise<number | null> {
  const inserted = await trx
    .insertInto('dishes')
    .values((row) => ({
      ...dish,
      position: row
        .selectFrom('dishes')
        .select((last) =>
          last(last.fn.coalesce(last.fn.max('position'), last.lit(0)), '+', 1).as('next'),
        )
        .where('kind', '=', dish.kind),
    }))
    .onConflict((same) => same.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

export async function findDishByKey(db: Db, key: string): Promise<DishRow | null> {
  return (await dishesWithParts(db, {}).where('key', '=', key).executeTakeFirst()) ?? null;
}

export async function updateDish(
  trx: Db,
  id: number,
  changes: Omit<Updateable<Database['dishes']>, 'version'>,
): Promise<void> {
  await trx
    .updateTable('dishes')
    .set(changes)
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function saveDishAllergens(
  trx: Db,
  dishId: number,
  ids: readonly number[],
): Promise<void> {
  await trx.deleteFrom('dish_allergens').where('dish_id', '=', dishId).execute();
  if (ids.length === 0) return;
  const rows = ids.map((id) => ({ dish_id: dishId, allergen_id: id }));
  await trx.insertInto('dish_allergens').values(rows).execute();
}

export async function saveDishIngredients(
  trx: Db,
  dishId: number,
  ids: readonly number[],
): Promise<void> {
  await trx.deleteFrom('dish_ingredients').where('dish_id', '=', dishId).execute();
  if (ids.length === 0) return;
  const rows = ids.map((id) => ({ dish_id: dishId, ingredient_id: id }));
  await trx.insertInto('dish_ingredients').values(rows).execute();
}
