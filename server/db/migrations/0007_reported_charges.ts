import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `alter table payment_attempts
    add column reported_charge_fils integer check (reported_charge_fils >= 0)`,
  `comment on column payment_attempts.reported_charge_fils is
    'What the return said that the gateway charges; the charge of the enquiry goes before it.'`,
];

export const reportedChargesMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
