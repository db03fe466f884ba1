import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { MealsSelectedBy } from '../../../src/contract/wire/cart.ts';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

/** The lines of a cart with what they are shown and priced by, in the order they were added. */
export async function listCartItems(db: Db, cartId: number): Promise<CartItemRow[]> {
  return selectItems(db)
    .where('cart_items.cart_id', '=', cartId)
    .orderBy('cart_items.id')
    .execute();
}

export type CartItemRow = Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number];

export async function insertCartItem(
  db: Db,
  item: Insertable<Database['cart_items']>,
): Promise<number> {
  const { id } = await db
    .insertInto('cart_items')
    .values(item)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function countCartItems(db: Db, cartId: number): Promise<number> {
  const { count } = await db
    .selectFrom('cart_items')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  return count;
}

/** False when the cart has no such line. */
export async function updateCartItem(
  db: Db,
  cartId: number,
  itemId: number,
  changes: { quantity?: number; meals_selected_by?: MealsSelectedBy },
): Promise<boolean> {
  const updated = await db
    .updateTable('cart_items')
    .set(changes)
    .where('cart_id', '=', cartId)
    .where('id', '=', itemId)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** False when the cart has no such line. */
export async function deleteCartItem(db: Db, cartId: number, itemId: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('cart_items')
    .where('cart_id', '=', cartId)
    .where('id', '=', itemId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteCartItems(db: Db, cartId: number): Promise<void> {
  await db.deleteFrom('cart_items').where('cart_id', '=', cartId).execute();
}

function selectItems(db: Db) {
  return db
    .selectFrom('cart_items')
    .innerJoin('package_variants as variant', 'variant.id', 'cart_items.variant_id')
    .innerJoin('package_categories as category', 'category.id', 'variant.package_category_id')
    .innerJoin('delivery_time_slots as slot', 'slot.id', 'cart_items.delivery_time_slot_id')
    .leftJoin('package_day_options as day_option', (join) =>
      join
        .onRef('day_option.package_category_id', '=', 'category.id')
        .onRef('day_option.days', '=', 'cart_items.days'),
    )
    .leftJoin('questionnaires', 'questionnaires.cart_item_id', 'cart_items.id')
    .select([
      'cart_items.id',
      'cart_items.cart_id',
      'cart_items.variant_id',
      'cart_items.meals',
      'cart_items.snacks',
      'cart_items.days',
      'cart_items.start_date',
      'cart_items.delivery_preference',
      'cart_items.delivery_time_slot_id',
      'cart_items.quantity',
      'cart_items.meals_selected_by',
      'category.id as package_category_id',
      'category.name_en as package_en',
      'category.name_ar as package_ar',
      'category.image',
      'variant.name_en as variant_en',
      'variant.name_ar as variant_ar',
      'variant.price_per_meal_fils',
      'variant.price_per_snack_fils',
      'slot.from_time',
      'slot.to_time',
      'questionnaires.id as questionnaire_id',
    ])
    .select(sql<number>`coalesce(day_option.discount_percent, 0)`.as('discount_percent'));
}
