import { REMINDER_HOURS } from '../../../src/contract/appointments.ts';
import type { Db } from '../database.ts';

/** Hands the reminders that are due to those who send mails; each once, and after any other mail about it. */
export async function makeRemindersDue(db: Db, now: Date): Promise<void> {
  const begun = new Date(now.getTime() - REMINDER_HOURS * 3_600_000);
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
