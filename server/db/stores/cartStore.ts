import type { Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

export type CartRow = Selectable<Database['carts']>;

export async function findOpenCart(db: Db, customerId: number): Promise<CartRow | null> {
  const cart = await selectOpen(db, customerId).executeTakeFirst();
  return cart ?? null;
}

/** Holds the cart until the transaction ends: everything that changes a cart takes this lock first. */
export async function lockOpenCart(trx: Db, customerId: number): Promise<CartRow | null> {
  const cart = await selectOpen(trx, customerId).forUpdate().executeTakeFirst();
  return cart ?? null;
}

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
    .onConflict((conflict) =>
      conflict.column('customer_id').where('status', '=', 'open').doNothing(),
    )
    .execute();
}

export type CartChanges = Partial<Pick<CartRow, 'comment' | 'address_id' | 'voucher_id'>>;

export async function updateCart(db: Db, cartId: number, changes: CartChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('carts').set(changes).where('id', '=', cartId).execute();
}

function selectOpen(db: Db, customerId: number) {
  return db
    .selectFrom('carts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('status', '=', 'open');
}
