import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `alter table health_consents add column answers_left boolean not null default false`,
  `comment on column health_consents.answers_left is
    'Withdrawn, and there may be answers still: a job looks for those of ended plans until there are none.'`,
  `update health_consents set answers_left = true where withdrawn_at is not null`,
  `create index health_consents_answers_left on health_consents (customer_id) where answers_left`,
  `drop index health_consents_withdrawn`,
];

export const answersLeftMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
