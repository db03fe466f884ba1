import type { Db } from '../database.ts';
import type { Appointment } from './appointmentStore.ts';
import { claimDueMail, type Lease } from './claimDueMail.ts';

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

/** A newer mail, due since this one was sent, stays due. */
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
