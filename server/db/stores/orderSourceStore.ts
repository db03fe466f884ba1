import type { Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import type { Choice } from '../content.ts';
import { allergensOf, dislikedOf } from './questionnaireStore.ts';

export type Questionnaire = Selectable<Database['questionnaires']> & {
  allergens: Choice[];
  dislikes: Choice[];
};

export async function markCartOrdered(
  trx: Db,
  cartId: number,
  details: { comment: string | null; address_id: number },
): Promise<void> {
  await trx
    .updateTable('carts')
    .set({ ...details, status: 'ordered' })
    .where('id', '=', cartId)
    .execute();
}

/** Puts the lines of an ordered cart back into an open one, with their answers and chosen dishes. */
export async function moveCartItems(trx: Db, fromCartId: number, toCartId: number): Promise<void> {
  await trx
    .updateTable('cart_items')
    .set({ cart_id: toCartId })
    .where('cart_id', '=', fromCartId)
    .execute();
}

export async function getCartAddressId(db: Db, cartId: number): Promise<number | null> {
  const { address_id } = await db
    .selectFrom('carts')
    .select('address_id')
    .where('id', '=', cartId)
    .executeTakeFirstOrThrow();
  return address_id;
}

/** With the names of the avoided allergens and ingredients. */
export async function questionnairesOfCart(db: Db, cartId: number): Promise<Questionnaire[]> {
  return db
    .selectFrom('questionnaires')
    .innerJoin('cart_items', 'cart_items.id', 'questionnaires.cart_item_id')
    .selectAll('questionnaires')
    .select((questionnaire) => [
      jsonArrayFrom(allergensOf(questionnaire)).as('allergens'),
      jsonArrayFrom(dislikedOf(questionnaire)).as('dislikes'),
    ])
    .where('cart_items.cart_id', '=', cartId)
    .execute();
}

/** The chosen dishes of lines, as they are on the menu now. */
export async function chosenDishes(db: Db, cartItemIds: readonly number[]) {
  if (cartItemIds.length === 0) return [];
  return db
    .selectFrom('cart_item_dishes as chosen')
    .innerJoin('dishes', 'dishes.id', 'chosen.dish_id')
    .select([
      'chosen.cart_item_id',
      'chosen.date',
      'chosen.position',
      'dishes.id as dish_id',
      'dishes.kind',
      'dishes.name_en',
      'dishes.name_ar',
      'dishes.image',
      'dishes.calories',
      'dishes.carbs_g',
      'dishes.fat_g',
      'dishes.protein_g',
    ])
    .where('chosen.cart_item_id', 'in', cartItemIds)
    .orderBy('chosen.cart_item_id')
    .orderBy('chosen.date')
    .orderBy('chosen.position')
    .execute();
}

/** The lines with a chosen dish that has an allergen which their questionnaire declares. */
export async function linesWithDeclaredAllergen(
  db: Db,
  cartId: number,
): Promise<ReadonlySet<number>> {
  const lines = await db
    .selectFrom('cart_items')
    .innerJoin('cart_item_dishes as chosen', 'chosen.cart_item_id', 'cart_items.id')
    .innerJoin('dish_allergens', 'dish_allergens.dish_id', 'chosen.dish_id')
    .innerJoin('questionnaires', 'questionnaires.cart_item_id', 'cart_items.id')
    .innerJoin('questionnaire_allergens as declared', (join) =>
      join
        .onRef('declared.questionnaire_id', '=', 'questionnaires.id')
        .onRef('declared.allergen_id', '=', 'dish_allergens.allergen_id'),
    )
    .select('cart_items.id')
    .distinct()
    .where('cart_items.cart_id', '=', cartId)
    .execute();
  return new Set(lines.map(({ id }) => id));
}
