import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `alter table settings add column version integer not null default 1`,
  `comment on column settings.version is 'Grows with each change of the delivery fee.'`,
  `alter table areas add column served boolean not null default true`,
  `comment on column areas.served is 'False where the kitchen no longer delivers to: old addresses name it.'`,
];

export const managedDeliveryMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
