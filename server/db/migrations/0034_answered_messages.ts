import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `alter table contact_messages
    add column state text not null default 'new'
      check (state in ('new', 'read', 'answered', 'closed')),
    add column answer text,
    add column answered_at timestamptz,
    add column answer_due_at timestamptz,
    add check (num_nonnulls(answer, answered_at) in (0, 2)),
    add check (answer is not null or (answer_due_at is null and state <> 'answered'))`,
  `create index contact_messages_answer_due on contact_messages (answer_due_at)
    where answer_due_at is not null`,
  `comment on column contact_messages.answer is 'What the staff wrote back; there is one at most.'`,
  `comment on column contact_messages.answer_due_at is
    'When the answer is mailed; null once it is out, or while there is none.'`,
  `alter table problem_reports
    add column state text not null default 'new' check (state in ('new', 'read', 'closed'))`,
];

export const answeredMessagesMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
