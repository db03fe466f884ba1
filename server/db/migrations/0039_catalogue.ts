import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `alter table dishes add column version integer not null default 1`,
  `comment on column dishes.version is 'Grows with each change: who saves knows which one they saw.'`,
  `alter table package_categories add column version integer not null default 1`,
  `comment on column package_categories.version is 'Grows with each change of the package, its variants or its lengths.'`,
  `create table dish_checks (
    dish_id integer primary key references dishes (id),
    asked_at timestamptz not null
  )`,
  `comment on table dish_checks is 'Dishes whose allergens have grown: days that hold them are looked at again, as one may have been chosen at that moment.'`,
  `create index order_day_dishes_dish on order_day_dishes (dish_id)`,
];

export const catalogueMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
