import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `create index orders_created on orders (created_at)`,
  `create index payment_captures_recorded on payment_captures (recorded_at) where settles`,
  `create index refunds_made on refunds (refunded_at) where refunded_at is not null`,
];

/** Where the figures of some days are found. */
export const numbersMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
