import { sendDueAppointmentMails } from '../mail/appointments/sendDueAppointmentMails.ts';
import { sendDueConfirmations } from './confirmationMail.ts';
import type { PaymentContext } from './paymentContext.ts';

/** The mails that payments, decisions and cancellations left to be sent. */
export async function sendDueMails(context: PaymentContext): Promise<void> {
  await sendDueConfirmations(context);
  await sendDueAppointmentMails(context);
}
