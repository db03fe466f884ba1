import type { Db } from '../database.ts';
import { plannedDeliveries } from './daySheetStore.ts';

export type PromisedDay = Awaited<ReturnType<typeof findPromisedDays>>[number];

/** Deliveries of a date that are paid, or still may be. */
const promisedOn = (db: Db, date: string) =>
  plannedDeliveries(db, date)
    .where('day.status', '=', 'scheduled')
    .where('orders.closed_at', 'is', null)
    .where('orders.status', '!=', 'rejected');

export async function countPromised(db: Db, date: string): Promise<number> {
  const { count } = await db
    .selectFrom(promisedOn(db, date).as('promised'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The orders whose plans have a delivery on the date. */
export async function ordersPromisedOn(db: Db, date: string): Promise<number[]> {
  return (await promisedOn(db, date).execute()).map(({ order_id }) => order_id);
}

/** With the customer to notify, and the language. */
export async function findPromisedDays(db: Db, date: string) {
  return promisedOn(db, date)
    .select(['orders.customer_id', 'orders.language', 'orders.paid_at'])
    .execute();
}
