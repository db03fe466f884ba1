import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `alter table plan_changes
    add column made_by text not null default 'customer' check (made_by in ('customer', 'dietitian')),
    add check (made_by = 'customer' or kind = 'meals')`,
  `comment on column plan_changes.made_by is
    'The dietitian changes the meals of days that customers have left to the kitchen.'`,
];

export const dietitiansChangesMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
