import { sql, type ExpressionBuilder } from 'kysely';
import type { Database } from '../schema.ts';

export type PlanExpression = ExpressionBuilder<
  Database & { item: Database['order_items'] },
  'item'
>;

/** That a plan was stopped, with when its money went back. */
export function stopOf(item: PlanExpression) {
  return item
    .selectFrom('plan_stops as stop')
    .select(['stop.stopped_at', 'stop.from_date', 'stop.days', 'stop.amount_fils'])
    .select((stop) =>
      stop
        .selectFrom('refunds')
        .select('refunded_at')
        .whereRef('plan_stop_id', '=', 'stop.id')
        .as('refunded_at'),
    )
    .whereRef('stop.order_item_id', '=', 'item.id');
}

/** Whether an order is paid, open and not rejected, so that its days are delivered. */
export const isServedOrder = sql<boolean>`orders.paid_at is not null and orders.closed_at is null
  and orders.status in ('received', 'accepted')`;

export type OrderExpression = ExpressionBuilder<Database, 'orders'>;

/** Whether an order has a delivery on that day or later. An order that was stopped before it began has no last day. */
export const hasDeliveryFrom = (orders: OrderExpression, day: string) =>
  orders.exists(
    orders
      .selectFrom('order_items as item')
      .innerJoin('order_days', 'order_item_id', 'item.id')
      .select('order_days.id')
      .whereRef('item.order_id', '=', 'orders.id')
      .where('order_days.status', 'in', ['scheduled', 'delivered'])
      .where('date', '>=', day),
  );
