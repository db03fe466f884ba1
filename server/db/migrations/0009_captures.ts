import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  // A payment id may come with a later answer only, so the key made of it did not identify a capture.
  `alter table payment_captures drop column transaction_key`,
  `create unique index payment_captures_payment_id on payment_captures (attempt_id, payment_id)`,
  // Where the gateway sent no time, the time of the recording was stored instead.
  `update payment_captures set paid_on = null where paid_on = recorded_at`,
  `comment on column payment_captures.paid_on is
    'As the gateway says; null where it does not: it tells captures from one another.'`,
  `create table enquiry_slots (
    number integer primary key,
    used_at timestamptz
  )`,
  `insert into enquiry_slots (number) select generate_series(1, 30)`,
  `comment on table enquiry_slots is
    'The enquiries that may leave the shop in any minute, one row each.'`,
];

export const capturesMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
