import {
  sql,
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  type Updateable,
} from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { anyOf, compiledOnce, type ValueOf } from '../compiledOnce.ts';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

/** A literal: a prepared statement's plan for any status would not match the partial index. */
const OPEN = sql.lit('open' as const);

export type CartRow = Selectable<Database['carts']>;

/** A cart with the version of the content at that moment. */
type VersionedCart = CartRow & { content_version: number };

/** The open cart with everything that it shows and its prices depend on, from one snapshot. */
export type OpenCart = Awaited<ReturnType<typeof selectOpenCarts>>[number];

interface CartsOf {
  readonly customerIds: readonly number[];
}

const selectOpenCarts = compiledOnce((db, value: ValueOf<CartsOf>) =>
  openCarts(db)
    .select((cart) => [
      jsonArrayFrom(itemsOf(cart)).as('items'),
      jsonArrayFrom(dayCountsOf(cart)).as('day_counts'),
      jsonObjectFrom(voucherOf(cart)).as('voucher'),
    ])
    .where('customer_id', '=', anyOf(value('customerIds'))),
);

/** By customer id. */
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

/** Does nothing when the customer has an open cart, even one that a concurrent request is creating. */
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

/** False when the address is not one of the customer's own. */
export async function updateCart(db: Db, cartId: number, changes: CartChanges): Promise<boolean> {
  if (Object.keys(changes).length === 0) return true;
  const update = db.updateTable('carts').set(changes).where('id', '=', cartId).returning('id');
  const { address_id: addressId } = changes;
  const own = addressId ? update.where((cart) => cart.exists(addressOf(cart, addressId))) : update;
  return (await own.executeTakeFirst()) !== undefined;
}

function addressOf(cart: ExpressionBuilder<Database, 'carts'>, addressId: number) {
  return cart
    .selectFrom('addresses')
    .select('addresses.id')
    .where('addresses.id', '=', addressId)
    .whereRef('addresses.customer_id', '=', 'carts.customer_id');
}

/** False when there is no voucher of that code. `code` in capitals. */
export async function enterVoucher(trx: Db, cartId: number, code: string): Promise<boolean> {
  const entered = await trx
    .updateTable('carts')
    .from('vouchers')
    .set((voucher) => ({ voucher_id: voucher.ref('vouchers.id') }))
    .where('vouchers.code', '=', code)
    .where('carts.id', '=', cartId)
    .returning('carts.id')
    .executeTakeFirst();
  return entered !== undefined;
}

const openCarts = (db: Db) =>
  db
    .selectFrom('carts')
    .innerJoin('content_version', (join) => join.onTrue())
    .selectAll('carts')
    .select('content_version.version as content_version')
    .where('status', '=', OPEN);

/** A cart that another change holds is waited for, or left out. */
type Held = 'wait' | 'leave';

const eachWay = <Statement>(build: (held: Held) => Statement): Record<Held, Statement> => ({
  wait: build('wait'),
  leave: build('leave'),
});

/** Locked until the transaction ends. */
function cartsToChange(db: Pick<Db, 'selectFrom'>, value: ValueOf<CartsOf>, held: Held) {
  const carts = db
    .selectFrom('carts')
    .where('customer_id', '=', anyOf(value('customerIds')))
    .where('status', '=', OPEN)
    .forUpdate();
  return held === 'wait' ? carts : carts.skipLocked();
}

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

export interface NewLine extends LineColumns {
  readonly customerId: number;
}

interface NewLines extends CartsOf {
  /** Of these customers, in their order, as JSON. */
  readonly lines: string;
  readonly mostLines: number;
}

const givenLines = (value: ValueOf<NewLines>) =>
  sql<Pick<CartRow, 'customer_id'> & Selectable<Database['cart_items']>>`rows from (
    unnest(${value('customerIds')}::int[]),
    json_populate_recordset(null::cart_items, ${value('lines')})
  )`.as<'line'>(sql`line (customer_id)`);

/** Locks the open carts and adds to each. */
const insertLines = eachWay((held) =>
  compiledOnce((db, value: ValueOf<NewLines>) =>
    db
      .with('cart', (open) => cartsToChange(open, value, held).select(['id', 'customer_id']))
      .with('added', (from) =>
        from
          .insertInto('cart_items')
          .columns(['cart_id', ...COLUMNS_OF_NEW_LINE])
          .expression(
            from
              .selectFrom('cart')
              .innerJoin(givenLines(value), 'line.customer_id', 'cart.customer_id')
              .select(['cart.id', ...COLUMNS_OF_NEW_LINE.map((name) => `line.${name}` as const)])
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
          .returning(['id', 'cart_id']),
      )
      .selectFrom('added')
      .innerJoin('cart', 'cart.id', 'added.cart_id')
      .select(['cart.customer_id', 'added.id']),
  ),
);

const given = (lines: readonly NewLine[], mostLines: number): NewLines => ({
  customerIds: lines.map(({ customerId }) => customerId),
  lines: JSON.stringify(lines),
  mostLines,
});

/**
 * Locks the customer's open cart and adds a line, in one statement. Returns null when there is no open cart, or it is
 * full; concurrent additions are not counted.
 */
export async function insertIntoOpenCart(
  db: Db,
  line: NewLine,
  mostLines: number,
): Promise<number | null> {
  const [added] = await insertLines.wait(db, given([line], mostLines));
  return added?.id ?? null;
}

/**
 * As above for many customers, all or nothing. It also skips carts that another change has locked, and all but one
 * line of each customer.
 */
export async function insertIntoOpenCarts(
  db: Db,
  lines: readonly NewLine[],
  mostLines: number,
): Promise<ReadonlyMap<NewLine, number>> {
  const byCustomer = new Map(lines.map((line) => [line.customerId, line]));
  const added = await insertLines.leave(db, given([...byCustomer.values()], mostLines));
  return new Map(
    added.flatMap(({ customer_id, id }) => {
      const line = byCustomer.get(customer_id);
      return line === undefined ? [] : [[line, id]];
    }),
  );
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

const deleteLines = compiledOnce((trx, value: ValueOf<{ cartIds: readonly number[] }>) =>
  trx.deleteFrom('cart_items').where('cart_id', '=', anyOf(value('cartIds'))),
);

/** Removes the lines, the comment, the address and the voucher. Answers the carts by their customers. */
export async function clearOpenCarts(
  trx: Db,
  customerIds: readonly number[],
  held: Held,
): Promise<ReadonlyMap<number, number>> {
  const carts = await clearDetails[held](trx, { customerIds });
  if (carts.length > 0) await deleteLines(trx, { cartIds: carts.map(({ id }) => id) });
  return new Map(carts.map(({ customer_id, id }) => [customer_id, id]));
}

const clearDetails = eachWay((held) =>
  compiledOnce((trx, value: ValueOf<CartsOf>) =>
    trx
      .with('cart', (open) => cartsToChange(open, value, held).select('id'))
      .updateTable('carts')
      .set({ comment: null, address_id: null, voucher_id: null })
      .where('id', 'in', (from) => from.selectFrom('cart').select('cart.id'))
      .returning(['id', 'customer_id']),
  ),
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

/** The lines with the data for their display and prices, in the order they were added. */
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
