import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `alter table settings add column maintenance boolean not null default false`,
  `comment on column settings.maintenance is 'The kitchen has closed the shop for a while.'`,
];

export const maintenanceMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
