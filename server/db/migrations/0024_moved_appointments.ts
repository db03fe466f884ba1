import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `alter table appointments
    drop constraint appointments_mail_check,
    add constraint appointments_mail_check
      check (mail in ('received', 'confirmed', 'cancelled', 'lost', 'moved', 'reminder')),
    add column reminder_due_at timestamptz`,
  `update appointments
    set reminder_due_at =
      (date::text || ' ' || time)::timestamp at time zone 'Asia/Kuwait' - interval '24 hours'
    where status in ('received', 'accepted')
      and (date::text || ' ' || time)::timestamp at time zone 'Asia/Kuwait' - interval '24 hours' > now()`,
  `create index appointments_reminder_due on appointments (reminder_due_at)
    where reminder_due_at is not null`,
  `comment on column appointments.reminder_due_at is
    'When the customer is to be reminded; null where that is done, or not wanted.'`,
];

export const movedAppointmentsMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
