import {
  sql,
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  type Updateable,
} from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { compiledOnce, type ValueOf } from '../compiledOnce.ts';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

/** A literal: a prepared statement's plan for any status would not match the partial index. */
const OPEN = sql.lit('open' as const);

export type CartRow = Selectable<Database['carts']>;

/** A cart with the version of what the kitchen offers at that moment. */
type VersionedCart = CartRow & { content_version: number };

/** The open cart with all that it is shown and priced by, as of one moment. */
export type OpenCart = Awaited<ReturnType<typeof selectOpenCarts>>[number];

const selectOpenCarts = compiledOnce((db, value: ValueOf<{ customerIds: readonly number[] }>) =>
  openCarts(db)
    .select((cart) => [
      jsonArrayFrom(itemsOf(cart)).as('items'),
      jsonArrayFrom(dayCountsOf(cart)).as('day_counts'),
      jsonObjectFrom(voucherOf(cart)).as('voucher'),
    ])
    .where('customer_id', '=', sql<number>`any(${value('customerIds')})`),
);

/** By the customer whose cart it is. */
export async function findOpenCarts(
  db: Db,
  customerIds: readonly number[],
): Promise<ReadonlyMap<number, OpenCart>> {
  const carts = await selectOpenCarts(db, { customerIds });
  return new Map(carts.map((cart) => [cart.customer_id, cart]));
}

/** Locks the cart until the transaction ends: every change of a cart takes this lock first. */
export async function lockOpenCart(trx: Db, customerId: number): Promise<VersionedCart | null> {
  const [cart] = await selectLocked(trx, { customerId });
  return cart ?? null;
}

const selectLocked = compiledOnce((trx, value: ValueOf<{ customerId: number }>) =>
  openCarts(trx).where('customer_id', '=', value('customerId')).forUpdate('carts'),
);

/** Does nothing when the customer has an open cart, even one that another request is making now. */
export async function createOpenCart(db: Db, customerId: number, now: Date): Promise<void> {
  await db
    .insertInto('carts')
    .values({
      customer_id: customerId,
      comment: null,
      address_id: null,
      voucher_id: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('customer_id').where('status', '=', OPEN).doNothing())
    .execute();
}

export type CartChanges = Partial<Pick<CartRow, 'comment' | 'address_id' | 'voucher_id'>>;

export async function updateCart(db: Db, cartId: number, changes: CartChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('carts').set(changes).where('id', '=', cartId).execute();
}

const openCarts = (db: Db) =>
  db
    .selectFrom('carts')
    .innerJoin('content_version', (join) => join.onTrue())
    .selectAll('carts')
    .select('content_version.version as content_version')
    .where('status', '=', OPEN);

const COLUMNS_OF_NEW_LINE = [
  'variant_id',
  'meals',
  'snacks',
  'days',
  'start_date',
  'delivery_preference',
  'delivery_time_slot_id',
  'quantity',
  'meals_selected_by',
  'created_at',
  'renews_item_id',
] as const;

type LineColumns = Pick<Insertable<Database['cart_items']>, (typeof COLUMNS_OF_NEW_LINE)[number]>;

interface NewLine extends LineColumns {
  readonly customerId: number;
  readonly mostLines: number;
}

const insertLine = compiledOnce((db, value: ValueOf<NewLine>) =>
  db
    .with('cart', (open) =>
      open
        .selectFrom('carts')
        .select('id')
        .where('customer_id', '=', value('customerId'))
        .where('status', '=', OPEN)
        .forUpdate(),
    )
    .insertInto('cart_items')
    .columns(['cart_id', ...COLUMNS_OF_NEW_LINE])
    .expression((from) =>
      from
        .selectFrom('cart')
        .select('cart.id')
        .select(COLUMNS_OF_NEW_LINE.map((name) => value(name).as(name)))
        .where(
          (cart) =>
            cart
              .selectFrom('cart_items')
              .select(cart.fn.countAll<number>().as('count'))
              .whereRef('cart_items.cart_id', '=', 'cart.id'),
          '<',
          value('mostLines'),
        ),
    )
    .returning('id'),
);

/**
 * Locks the customer's open cart and adds a line, in one statement. Null when there is no open cart, or it has so
 * many lines already; those that are added at the same moment are not counted.
 */
export async function insertIntoOpenCart(db: Db, line: NewLine): Promise<number | null> {
  const [inserted] = await insertLine(db, line);
  return inserted?.id ?? null;
}

/** False when the cart has no such line. */
export async function updateCartItem(
  db: Db,
  cartId: number,
  itemId: number,
  changes: Omit<Updateable<Database['cart_items']>, 'id' | 'cart_id'>,
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

const deleteLines = compiledOnce((trx, value: ValueOf<{ cartId: number }>) =>
  trx.deleteFrom('cart_items').where('cart_id', '=', value('cartId')),
);

/** Removes the lines, the comment, the address and the voucher; the change of the cart locks it. */
export async function clearOpenCart(trx: Db, customerId: number): Promise<void> {
  const [cart] = await clearDetails(trx, { customerId });
  if (cart !== undefined) await deleteLines(trx, { cartId: cart.id });
}

const clearDetails = compiledOnce((trx, value: ValueOf<{ customerId: number }>) =>
  trx
    .updateTable('carts')
    .set({ comment: null, address_id: null, voucher_id: null })
    .where('customer_id', '=', value('customerId'))
    .where('status', '=', OPEN)
    .returning('id'),
);

type OfCart = ExpressionBuilder<Database, 'carts' | 'content_version'>;

export type CartItemRow = OpenCart['items'][number];
/** How many meals or snacks are chosen for a date of a line. */
export type DayCount = OpenCart['day_counts'][number];

function dayCountsOf(cart: OfCart) {
  return cart
    .selectFrom('cart_item_dishes as chosen')
    .innerJoin('cart_items', 'cart_items.id', 'chosen.cart_item_id')
    .innerJoin('dishes', 'dishes.id', 'chosen.dish_id')
    .select(['chosen.cart_item_id', 'chosen.date', 'dishes.kind'])
    .select((select) => select.fn.countAll<number>().as('count'))
    .whereRef('cart_items.cart_id', '=', 'carts.id')
    .groupBy(['chosen.cart_item_id', 'chosen.date', 'dishes.kind']);
}

function voucherOf(cart: OfCart) {
  return cart
    .selectFrom('vouchers')
    .selectAll('vouchers')
    .select((voucher) =>
      voucher
        .exists(
          voucher
            .selectFrom('voucher_uses')
            .select('voucher_uses.id')
            .whereRef('voucher_uses.voucher_id', '=', 'vouchers.id')
            .whereRef('voucher_uses.customer_id', '=', 'carts.customer_id'),
        )
        .$castTo<boolean>()
        .as('is_used'),
    )
    .whereRef('vouchers.id', '=', 'carts.voucher_id');
}

/** The lines with what they are shown and priced by, in the order they were added. */
function itemsOf(cart: OfCart) {
  return cart
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
      'cart_items.renews_item_id',
      'category.id as package_category_id',
      'category.name_en as package_en',
      'category.name_ar as package_ar',
      'category.image',
      'variant.name_en as variant_en',
      'variant.name_ar as variant_ar',
      'category.vegetarian',
      'variant.meal_calories',
      'variant.meal_protein_g',
      'variant.snack_calories',
      'variant.snack_protein_g',
      'variant.price_per_meal_fils',
      'variant.price_per_snack_fils',
      'slot.from_time',
      'slot.to_time',
      'questionnaires.id as questionnaire_id',
    ])
    .select(sql<number>`coalesce(day_option.discount_percent, 0)`.as('discount_percent'))
    .whereRef('cart_items.cart_id', '=', 'carts.id')
    .orderBy('cart_items.id');
}
