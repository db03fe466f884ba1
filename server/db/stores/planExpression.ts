import type { ExpressionBuilder } from 'kysely';
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
