import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `alter table orders add column closed_reason text`,
  // Until now an order was closed for one reason only.
  `update orders set closed_reason = 'lapsed' where closed_at is not null`,
  `alter table orders
    add constraint orders_closed_reason_check check (closed_reason in ('lapsed', 'changed'))`,
  `alter table orders
    add constraint orders_closed_with_reason check ((closed_at is null) = (closed_reason is null))`,
  `comment on column orders.closed_at is 'It was never paid, and can no longer be.'`,
  `comment on column orders.closed_reason is
    'lapsed: its first delivery could no longer be prepared; changed: its plans went back to the cart.'`,
];

export const changedOrdersMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
