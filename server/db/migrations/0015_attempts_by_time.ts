import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** For what is measured: the attempts of the last day, and the money that has to go back. */
const STATEMENTS = [
  `create index payment_attempts_created on payment_attempts (created_at)`,
  `create index payment_captures_refund on payment_captures (recorded_at)
    where refund_reason is not null`,
  `create index appointments_refund_due on appointments (id) where refund_due`,
];

export const attemptsByTimeMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
