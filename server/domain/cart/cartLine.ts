import type { Db } from '../../db/database.ts';
import type { CartRow } from '../../db/stores/cartStore.ts';
import { notFound } from '../../errors/ApiError.ts';
import { loadCartState } from './cartState.ts';
import type { CartLine, CartState } from './cartState.ts';
import { openCart } from './openCart.ts';

export interface OpenLine {
  readonly line: CartLine;
  readonly state: CartState;
}

/** A line of the customer's open cart; not_found for any other line. */
export async function getOpenLine(
  db: Db,
  customerId: number,
  cartItemId: number,
  now: Date,
): Promise<OpenLine> {
  return findLine(db, await openCart(db, customerId, now), cartItemId, now);
}

export async function findLine(
  db: Db,
  cart: CartRow,
  cartItemId: number,
  now: Date,
): Promise<OpenLine> {
  const state = await loadCartState(db, cart, now);
  const line = state.lines.find(({ row }) => row.id === cartItemId);
  if (line === undefined) throw notFound();
  return { line, state };
}
