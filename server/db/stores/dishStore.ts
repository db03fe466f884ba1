import type { Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

/** An allergen or an ingredient. */
export type Choice = Omit<Selectable<Database['allergens']>, 'key'>;

interface Menu {
  /** Vegetarian dishes alone. */
  readonly vegetarian: boolean;
}

export interface MenuDish {
  readonly row: Selectable<Database['dishes']>;
  readonly allergens: readonly Choice[];
  readonly ingredients: readonly Choice[];
}

/** The menu of a package, meals first, in the kitchen's order. */
export async function listMenu(db: Db, { vegetarian }: Menu): Promise<MenuDish[]> {
  const rows = await db
    .selectFrom('dishes')
    .selectAll()
    .where('active', '=', true)
    .where('vegetarian', 'in', vegetarian ? [true] : [true, false])
    .orderBy('kind')
    .orderBy('position')
    .execute();
  const allergens = groupByDish(await listDishAllergens(db));
  const ingredients = groupByDish(await listDishIngredients(db));
  return rows.map((row) => ({
    row,
    allergens: allergens.get(row.id) ?? [],
    ingredients: ingredients.get(row.id) ?? [],
  }));
}

export async function listAllergens(db: Db): Promise<Choice[]> {
  return db.selectFrom('allergens').select(['id', 'name_en', 'name_ar']).orderBy('id').execute();
}

export async function listIngredients(db: Db): Promise<Choice[]> {
  return db.selectFrom('ingredients').select(['id', 'name_en', 'name_ar']).orderBy('id').execute();
}

type DishPart = Choice & { dish_id: number };

function listDishAllergens(db: Db): Promise<DishPart[]> {
  return db
    .selectFrom('dish_allergens')
    .innerJoin('allergens', 'allergens.id', 'dish_allergens.allergen_id')
    .select(['dish_id', 'allergens.id', 'name_en', 'name_ar'])
    .orderBy('allergens.id')
    .execute();
}

function listDishIngredients(db: Db): Promise<DishPart[]> {
  return db
    .selectFrom('dish_ingredients')
    .innerJoin('ingredients', 'ingredients.id', 'dish_ingredients.ingredient_id')
    .select(['dish_id', 'ingredients.id', 'name_en', 'name_ar'])
    .orderBy('ingredients.id')
    .execute();
}

function groupByDish(parts: readonly DishPart[]): Map<number, Choice[]> {
  const groups = new Map<number, Choice[]>();
  for (const { dish_id, ...choice } of parts) {
    groups.set(dish_id, [...(groups.get(dish_id) ?? []), choice]);
  }
  return groups;
}
