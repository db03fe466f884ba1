import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `alter table plan_changes
    drop constraint plan_changes_kind_check,
    add constraint plan_changes_kind_check check (kind in
      ('meals', 'skipped', 'taken_back', 'frozen', 'freeze_ended', 'delivery', 'kitchen_closed')),
    drop constraint plan_changes_check,
    add constraint plan_changes_check check
      (kind = 'kitchen_closed' or (kind in ('meals', 'delivery')) = (moved_to is null)),
    drop constraint plan_changes_made_by_check,
    add constraint plan_changes_made_by_check check (made_by in ('customer', 'dietitian', 'kitchen')),
    drop constraint plan_changes_check2,
    add constraint plan_changes_check2 check
      (case made_by when 'dietitian' then kind = 'meals' else (made_by = 'kitchen') = (kind = 'kitchen_closed') end)`,
  `comment on table plan_changes is
    'What customers have changed on days of their paid plans, and what the kitchen has.'`,
  `comment on column plan_changes.made_by is
    'The dietitian changes the meals of days that customers have left to the kitchen; the kitchen closes days.'`,
  `comment on column plan_changes.language is 'Of the request, or of the order, and of the mail about it.'`,
  `comment on column plan_changes.moved_to is
    'Where a skipped delivery or that of a closed day goes, whence one that is taken back comes, and the last day of a plan that is frozen; null for any other change, and where no other day makes up for a closed one.'`,
];

export const closedPromisedDaysMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
