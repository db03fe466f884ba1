import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `alter table order_days
    add column makes_up_for integer references order_days (id) on delete cascade`,
  // Of two concurrent requests to skip a day, only one adds a day.
  `create unique index order_days_makes_up_for on order_days (makes_up_for)`,
  `alter table plan_changes
    add column kind text not null default 'meals'
      check (kind in ('meals', 'skipped', 'taken_back')),
    add column moved_to date,
    add check ((kind = 'meals') = (moved_to is null))`,
  `alter table plan_changes alter column kind drop default`,
  `comment on column order_days.makes_up_for is
    'The skipped day in whose place it was added at the end; null for a day that was bought.'`,
  `comment on column plan_changes.moved_to is
    'Where a skipped delivery went, and whence one that was taken back came.'`,
];

export const skippedDaysMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
