import { filsToText, type Fils } from '../../src/contract/money.ts';
import { pageUrl } from '../../src/contract/pages/pageUrl.ts';
import {
  claimDueRefundMadeMails,
  clearRefundMadeMail,
  getRefundedPayable,
  type Refund,
} from '../db/stores/refundStore.ts';
import { appointmentNumber } from '../domain/appointments/appointmentState.ts';
import { orderNumber } from '../domain/orders/orderState.ts';
import { readKitchen } from './kitchen.ts';
import { action, columns, paragraph, type Letter } from './letter.ts';
import { renderLetter } from './renderLetter.ts';
import { sendDue, type MailContext } from './sendDue.ts';
import { isolate, wordsOf, type Words } from './words.ts';

interface RefundMade {
  kind: 'order' | 'appointment';
  /** The number of the order or the appointment. */
  id: number;
  /** Null where the payment's amount could not be read. */
  amount: Fils | null;
  reference: string;
  customerName: string;
  publicUrl: string;
}

/** Tells customers that a refund was made. */
export async function sendDueRefundMadeMails(context: MailContext): Promise<void> {
  await sendDue<Refund>(context, {
    claim: claimDueRefundMadeMails,
    send,
    clear: (db, { id }) => clearRefundMadeMail(db, id),
    failure: ({ id }) => ({
      facts: { refundId: id },
      sentence: 'a mail about a refund was not sent',
    }),
  });
}

async function send(context: MailContext, refund: Refund): Promise<void> {
  const { id, reference, amount_fils: amount } = refund;
  const paid = await getRefundedPayable(context.db, refund);
  if (paid.deleted_at !== null || reference === null) return;
  const letter = refundMadeLetter(
    {
      kind: paid.order_id === null ? 'appointment' : 'order',
      id: paid.order_id ?? paid.appointment_id ?? 0,
      amount,
      reference,
      customerName: `${paid.first_name} ${paid.last_name}`,
      publicUrl: context.config.publicUrl,
    },
    wordsOf(paid.language),
  );
  await context.mailer.send({
    to: paid.email,
    id: `refund-${id}`,
    ...renderLetter(letter, await readKitchen(context, paid.language)),
  });
}

export function refundMadeLetter(refund: RefundMade, { say, money, language }: Words): Letter {
  const { kind, id, amount, reference, customerName, publicUrl } = refund;
  const isOrder = kind === 'order';
  const number = isOrder ? orderNumber(id) : appointmentNumber(id);
  const text = say('server.mail.refund_made.text', { kind, number: isolate(number) });
  const link = isOrder
    ? action(say('server.mail.order.link'), pageUrl(publicUrl, 'orderDetails', [id]))
    : action(say('server.mail.appointment.link'), pageUrl(publicUrl, 'appointments', []));
  return {
    language,
    subject: say('server.mail.refund_made.subject', { kind, number }),
    preview: text,
    heading: say('server.mail.refund_made.heading'),
    parts: [
      paragraph(say('server.mail.greeting', { name: isolate(customerName) })),
      paragraph(text),
      columns([
        ...(amount === null
          ? []
          : [{ label: say('server.mail.refund_made.amount'), value: money(filsToText(amount)) }]),
        { label: say('server.mail.refund_made.reference'), value: isolate(reference) },
      ]),
      paragraph(say('server.mail.refund_made.bank')),
      link,
      paragraph(say('server.mail.appointment.farewell')),
    ],
  };
}
