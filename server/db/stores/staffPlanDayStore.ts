import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { PlanDayState } from '../../../src/contract/staff/planDays.ts';
import type { Db } from '../database.ts';
import { isServedOrder } from './planExpression.ts';

export interface PlanDayFilter {
  readonly date: string;
  readonly state?: PlanDayState | undefined;
}

/** Days that are delivered, with how many dishes they have and how many of these are the dietitian's. */
const countedDays = (db: Db, date: string) =>
  db
    .selectFrom('order_days as day')
    .innerJoin('order_items as item', 'item.id', 'day.order_item_id')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .leftJoinLateral(
      (day) =>
        day
          .selectFrom('order_day_dishes')
          .select(({ fn }) => [
            fn.countAll<number>().as('count'),
            fn.countAll<number>().filterWhere('selected_by', '=', 'dietitian').as('proposed'),
          ])
          .whereRef('order_day_id', '=', 'day.id')
          .as('chosen'),
      (join) => join.onTrue(),
    )
    .select(['day.id', 'day.date', 'orders.id as order_id', 'orders.customer_name'])
    .select(['item.product_en', 'item.product_ar', 'item.variant_en', 'item.variant_ar'])
    .select(['chosen.proposed', sql<number>`item.meals + item.snacks - chosen.count`.as('missing')])
    .select(
      sql<PlanDayState>`case when item.meals + item.snacks = chosen.count then 'proposed'
        when day.planned_at is null then 'open' else 'lacking' end`.as('state'),
    )
    .where('day.date', '=', date)
    .where('day.status', '=', 'scheduled')
    .where(isServedOrder)
    // Plans whose customers withdrew their answers are neither shown nor changed.
    .where('item.age', 'is not', null);

/** Without plans that their customers have filled. */
function filtered(db: Db, { date, state }: PlanDayFilter) {
  const days = db
    .selectFrom(countedDays(db, date).as('day'))
    .where((day) => day.or([day('missing', '>', 0), day('proposed', '>', 0)]));
  return state === undefined ? days : days.where('state', '=', state);
}

/** The most pressing first, and of those the oldest order. */
export async function listPlanDaysToFill(
  db: Db,
  filter: PlanDayFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return filtered(db, filter)
    .selectAll('day')
    .select((day) =>
      jsonArrayFrom(
        day
          .selectFrom('order_day_dishes as dish')
          .select(['dish.name_en', 'dish.name_ar'])
          .whereRef('dish.order_day_id', '=', 'day.id')
          .orderBy('dish.kind')
          .orderBy('dish.position'),
      ).as('dishes'),
    )
    .orderBy(sql`array_position(array['lacking', 'proposed', 'open'], state)`)
    .orderBy('order_id')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countPlanDaysToFill(db: Db, filter: PlanDayFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
