import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** For the metrics: the attempts of the last day. */
const STATEMENTS = [`create index payment_attempts_created on payment_attempts (created_at)`];

export const attemptsByTimeMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
