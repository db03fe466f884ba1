import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `alter table vouchers add column version integer not null default 1`,
  `comment on column vouchers.version is 'Grows with each change: who saves knows which one they saw.'`,
  `create index voucher_uses_voucher on voucher_uses (voucher_id)`,
];

export const managedVouchersMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
