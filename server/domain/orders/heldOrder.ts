import type { Db } from '../../db/database.ts';
import { findOrder, findOwnOrder, lockOrder, type Order } from '../../db/stores/orderStore.ts';
import { notFound } from '../../errors/ApiError.ts';

/** An order of a customer's own. */
export interface OwnOrder {
  readonly customerId: number;
  readonly orderId: number;
}

/** It stays held until the transaction ends. */
export async function holdOrder(trx: Db, { customerId, orderId }: OwnOrder): Promise<Order> {
  if ((await findOwnOrder(trx, customerId, orderId)) === null) throw notFound();
  return lockOrder(trx, orderId);
}

/** For the staff: the order of any customer. */
export async function holdKnownOrder(trx: Db, orderId: number): Promise<Order> {
  if ((await findOrder(trx, orderId)) === null) throw notFound();
  return lockOrder(trx, orderId);
}
