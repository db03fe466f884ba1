import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `alter table site_content add column version integer not null default 1`,
  `comment on column site_content.version is 'Grows with each change; that of all texts is their sum.'`,
];

export const managedSiteContentMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
