import { REMINDER_HOURS } from '../../../src/contract/appointments.ts';
import type { Db } from '../database.ts';
import type { Appointment } from './appointmentStore.ts';
import { claimDueMail, type Lease } from './claimDueMail.ts';

const HOUR_MS = 60 * 60_000;

/** `lost`: the money came when the slot was gone. */
export type AppointmentMailKind = NonNullable<Appointment['mail']>;

export function claimDueAppointmentMails(db: Db, lease: Lease): Promise<Appointment | undefined> {
  return claimDueMail(
    db,
    {
      table: 'appointments',
      column: 'mail_due_at',
      // The person may have gone when late money comes.
      only: (where) => where('email', '!=', ''),
    },
    lease,
  );
}

/** Makes due reminders pending; each once, and after any other mail about the appointment. */
export async function makeAppointmentRemindersDue(db: Db, now: Date): Promise<void> {
  const begun = new Date(now.getTime() - REMINDER_HOURS * HOUR_MS);
  await db
    .updateTable('appointments')
    .set({ reminder_due_at: null })
    .where('reminder_due_at', '<=', begun)
    .execute();
  await db
    .updateTable('appointments')
    .set({ reminder_due_at: null, mail: 'reminder', mail_due_at: now })
    .where('reminder_due_at', '<=', now)
    .where('status', 'in', ['received', 'accepted'])
    .where('mail_due_at', 'is', null)
    .execute();
}

/** Leaves a newer mail, due since this one was sent. */
export async function clearAppointmentMail(
  db: Db,
  { id, mail, mail_due_at }: Appointment,
): Promise<void> {
  await db
    .updateTable('appointments')
    .set({ mail_due_at: null })
    .where('id', '=', id)
    .where('mail', '=', mail)
    .where('mail_due_at', '=', mail_due_at)
    .execute();
}
