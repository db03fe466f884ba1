import { sql } from 'kysely';
import { KUWAIT_OFFSET_MS } from '../../../src/contract/kuwaitTime.ts';
import type { Db } from '../database.ts';
import { servedDays } from './daySheetStore.ts';
import { isServedOrder } from './planExpression.ts';

/** Kuwait days, both included. */
export interface Dates {
  readonly from: string;
  readonly to: string;
}

/** From the first moment on, and before the second. */
export interface Instants {
  readonly from: Date;
  readonly before: Date;
}

/** The Kuwait day of an instant, for `group by kuwait_day`. */
const kuwaitDay = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC'
    + make_interval(secs => ${KUWAIT_OFFSET_MS / 1000}), 'YYYY-MM-DD')`.as('kuwait_day');

const servedBetween = (db: Db, { from, to }: Dates) =>
  servedDays(db).where('day.date', '>=', from).where('day.date', '<=', to);

/** How many deliveries each day has, and how many portions they hold. */
export async function sumDeliveries(db: Db, dates: Dates) {
  return servedBetween(db, dates)
    .select(['day.date', sql<number>`sum(item.quantity)`.as('deliveries')])
    .select(sql<number>`sum(item.meals * item.quantity)`.as('meals'))
    .select(sql<number>`sum(item.snacks * item.quantity)`.as('snacks'))
    .groupBy('day.date')
    .execute();
}

/** Revenue by day: captures that pay for something. */
export async function sumCaptures(db: Db, { from, before }: Instants) {
  return db
    .selectFrom('payment_captures')
    .select(kuwaitDay('recorded_at'))
    .select((capture) => {
      const sum = capture.fn.sum<number>('amount_fils');
      const orNothing = (of: typeof sum) => capture.fn.coalesce(of, capture.val(0));
      return [
        orNothing(sum.filterWhere('order_id', 'is not', null)).as('orders'),
        orNothing(sum.filterWhere('order_id', 'is', null)).as('appointments'),
      ];
    })
    .where('settles', '=', true)
    .where('recorded_at', '>=', from)
    .where('recorded_at', '<', before)
    .groupBy('kuwait_day')
    .execute();
}

/** Refunds by day that were recorded for captures that had paid for something. */
export async function sumRefunds(db: Db, { from, before }: Instants) {
  return db
    .selectFrom('refunds')
    .innerJoin('payment_captures as capture', 'capture.id', 'refunds.capture_id')
    .select(kuwaitDay('refunded_at'))
    .select((refund) =>
      refund.fn
        .coalesce(refund.fn.sum<number>('refunds.amount_fils'), refund.val(0))
        .as('refunded'),
    )
    .where('capture.settles', '=', true)
    .where('refunded_at', '>=', from)
    .where('refunded_at', '<', before)
    .groupBy('kuwait_day')
    .execute();
}

/** By the day of the order; an order that went back into the cart does not count. */
export async function countOrders(db: Db, { from, before }: Instants) {
  return db
    .selectFrom('orders')
    .select(kuwaitDay('created_at'))
    .select(({ fn }) => {
      const count = fn.countAll<number>();
      const notPaid = count.filterWhere('paid_at', 'is', null);
      return [
        count.filterWhere('paid_at', 'is not', null).as('paid'),
        notPaid.filterWhere('status', '=', 'pending').as('unpaid'),
        notPaid.filterWhere('status', '=', 'failed').as('failed'),
      ];
    })
    .where('created_at', '>=', from)
    .where('created_at', '<', before)
    .where((order) =>
      order.or([order('closed_reason', 'is', null), order('closed_reason', '!=', 'changed')]),
    )
    .groupBy('kuwait_day')
    .execute();
}

/** Paid plans that were not stopped, by their last day, with the paid plans that continue them. */
export async function countRenewals(db: Db, { from, to }: Dates) {
  return db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .leftJoin('plan_stops as stop', 'stop.order_item_id', 'item.id')
    .select('item.end_date as date')
    .select((item) => [
      item.fn.countAll<number>().as('ended'),
      item.fn
        .countAll<number>()
        .filterWhere(
          item.exists(
            item
              .selectFrom('order_items as renewing')
              .innerJoin('orders as renewal', 'renewal.id', 'renewing.order_id')
              .select('renewing.id')
              .whereRef('renewing.renews_item_id', '=', 'item.id')
              .where('renewal.paid_at', 'is not', null)
              .where('renewal.closed_at', 'is', null)
              .where('renewal.status', '!=', 'rejected'),
          ),
        )
        .as('renewed'),
    ])
    .where('item.end_date', '>=', from)
    .where('item.end_date', '<=', to)
    .where('stop.id', 'is', null)
    .where(isServedOrder)
    .groupBy('item.end_date')
    .execute();
}

/** Every dish that customers can choose, or that is in a delivery of these days; the most chosen first. */
export async function countDishes(db: Db, dates: Dates) {
  const served = servedBetween(db, dates)
    .innerJoin('order_day_dishes as dish', 'dish.order_day_id', 'day.id')
    .select(['dish.dish_id', 'dish.selected_by', sql<number>`sum(item.quantity)`.as('count')])
    .groupBy(['dish.dish_id', 'dish.selected_by']);
  const countOf = (selectedBy: 'customer' | 'dietitian') =>
    sql<number>`coalesce(sum(served.count) filter (where selected_by = ${selectedBy}), 0)::int`;
  return db
    .selectFrom('dishes')
    .leftJoin(served.as('served'), 'served.dish_id', 'dishes.id')
    .select(['dishes.id as dish_id', 'dishes.kind', 'dishes.name_en', 'dishes.name_ar'])
    .select([countOf('customer').as('chosen'), countOf('dietitian').as('proposed')])
    .where((dish) => dish.or([dish('active', '=', true), dish('served.dish_id', 'is not', null)]))
    .groupBy('dishes.id')
    .orderBy('chosen', 'desc')
    .orderBy('proposed', 'desc')
    .orderBy('dishes.name_en')
    .orderBy('dishes.id')
    .execute();
}
