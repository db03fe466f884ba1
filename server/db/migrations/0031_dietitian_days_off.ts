import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `create table dietitian_days_off (
    dietitian_id integer not null references dietitians (id) on delete cascade,
    date date not null,
    primary key (dietitian_id, date)
  )`,
  `create index dietitian_days_off_date on dietitian_days_off (date)`,
  `comment on table dietitian_days_off is 'Days on which a dietitian takes no appointments, whatever the hours of the week say.'`,
  `alter table appointments
    drop constraint appointments_mail_check,
    add constraint appointments_mail_check
      check (mail in ('received', 'confirmed', 'cancelled', 'lost', 'moved', 'rescheduled', 'reminder'))`,
];

export const dietitianDaysOffMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
