import type { Db } from '../db/database.ts';
import { allergens, ingredients } from './allergens.ts';
import { dishes } from './dishes.ts';

type Ids = ReadonlyMap<string, number>;

export async function seedMenu(db: Db): Promise<void> {
  const allergenRows = await db
    .insertInto('allergens')
    .values([...allergens])
    .returning(['id', 'key'])
    .execute();
  const ingredientRows = await db
    .insertInto('ingredients')
    .values([...ingredients])
    .returning(['id', 'key'])
    .execute();
  const dishIds = await seedDishes(db);
  await seedContents(db, dishIds, idsByKey(allergenRows), idsByKey(ingredientRows));
}

async function seedDishes(db: Db): Promise<Ids> {
  const rows = dishes.map(({ allergens: _, ingredients: __, weekdays, ...dish }, position) => ({
    vegetarian: false,
    ...dish,
    drawing: dish.image,
    position,
    weekdays: JSON.stringify(weekdays),
  }));
  return idsByKey(await db.insertInto('dishes').values(rows).returning(['id', 'key']).execute());
}

async function seedContents(
  db: Db,
  dishIds: Ids,
  allergenIds: Ids,
  ingredientIds: Ids,
): Promise<void> {
  const dishAllergens = dishes.flatMap((dish) =>
    dish.allergens.map((key) => ({
      dish_id: idOf(dishIds, dish.key),
      allergen_id: idOf(allergenIds, key),
    })),
  );
  const dishIngredients = dishes.flatMap((dish) =>
    dish.ingredients.map((key) => ({
      dish_id: idOf(dishIds, dish.key),
      ingredient_id: idOf(ingredientIds, key),
    })),
  );
  await db.insertInto('dish_allergens').values(dishAllergens).execute();
  await db.insertInto('dish_ingredients').values(dishIngredients).execute();
}

const idsByKey = (rows: readonly { id: number; key: string }[]): Ids =>
  new Map(rows.map(({ key, id }) => [key, id]));

function idOf(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The sample menu names "${key}", which is not seeded.`);
  return id;
}
