import type { Db } from '../../db/database.ts';
import { createOpenCart, findOpenCart, lockOpenCart } from '../../db/stores/cartStore.ts';
import type { CartRow } from '../../db/stores/cartStore.ts';
import { ApiError, notFound } from '../../errors/ApiError.ts';

type FindCart = (db: Db, customerId: number) => Promise<CartRow | null>;

/** The customer's one open cart, made when there is none. */
export async function openCart(db: Db, customerId: number, now: Date): Promise<CartRow> {
  return findOrCreate(db, customerId, now, findOpenCart);
}

/**
 * Runs a change in a transaction that holds the customer's open cart, so that changes follow one
 * another and none is lost.
 */
export async function changeCart<T>(
  db: Db,
  customerId: number,
  now: Date,
  change: (trx: Db, cart: CartRow) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .execute(async (trx) => change(trx, await findOrCreate(trx, customerId, now, lockOpenCart)));
}

/** A request that names a cart means the one that it saw: after checkout that one is closed. */
export function requireCart(cart: CartRow, cartId: number): void {
  if (cart.id !== cartId) throw notFound();
}

async function findOrCreate(
  db: Db,
  customerId: number,
  now: Date,
  find: FindCart,
): Promise<CartRow> {
  const existing = await find(db, customerId);
  if (existing !== null) return existing;
  await createOpenCart(db, customerId, now);
  const created = await find(db, customerId);
  // The cart that stopped ours from being made has itself just become an order.
  if (created === null) throw new ApiError('conflict');
  return created;
}
