import type { AppContext } from '../../context.ts';
import {
  claimDueBookingMails,
  clearBookingMail,
  type Booking,
} from '../../db/stores/bookingStore.ts';
import { dietitiansOf } from '../../db/stores/dietitianStore.ts';
import { renderAppointmentMail } from './appointmentMail.ts';

const BATCH = 10;
const RETRY_AFTER_MS = 5 * 60_000;

interface MailContext extends AppContext {
  readonly log: { error: (facts: object, sentence: string) => void };
}

/**
 * Sends what bookings have to tell. The booking itself remembers that a mail is due, so that a crash
 * or a mail server that is down delays it and never touches the appointment.
 */
export async function sendDueAppointmentMails(context: MailContext): Promise<void> {
  const now = context.clock();
  const retryAt = new Date(now.getTime() + RETRY_AFTER_MS);
  const bookings = await claimDueBookingMails(context.db, now, retryAt, BATCH);
  for (const booking of bookings) {
    try {
      await send(context, booking, now);
      await clearBookingMail(context.db, booking);
    } catch (error) {
      const subject = { err: error, bookingId: booking.id };
      context.log.error(subject, 'a mail about an appointment was not sent');
    }
  }
}

async function send(
  { db, mailer, config }: AppContext,
  booking: Booking,
  now: Date,
): Promise<void> {
  const [dietitian] = await dietitiansOf(db, [booking.dietitian_id]);
  if (dietitian === undefined || booking.mail === null) return;
  const mail = renderAppointmentMail({
    kind: booking.mail,
    booking,
    dietitian,
    publicUrl: config.publicUrl,
    mailFrom: config.mailFrom,
    now,
  });
  await mailer.send({ to: booking.email, ...mail });
}
