import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `alter table refunds
    add column order_day_id integer unique references order_days (id),
    add check (num_nonnulls(plan_stop_id, order_day_id) < 2),
    add check (order_day_id is null or (amount_fils is not null and amount_fils > 0))`,
  `drop index refunds_whole`,
  `create unique index refunds_whole on refunds (capture_id)
    where plan_stop_id is null and order_day_id is null`,
  `comment on column refunds.plan_stop_id is 'The plan that was stopped, for whose days it goes back.'`,
  `comment on column refunds.order_day_id is
    'The delivery that failed and is not made up for; with neither, all that is left of the capture goes back.'`,
];

export const refundedDaysMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
