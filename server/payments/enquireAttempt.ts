import { payableOf, type Attempt } from '../db/stores/paymentStore.ts';
import { sendDueMails } from './dueMails.ts';
import type { PaymentContext } from './paymentContext.ts';
import type { Enquiry, Patience } from './providerClient.ts';
import { settleAttempt, type Settlement } from './settle.ts';

/** Asks the gateway about an attempt and settles what it answers. */
export async function enquireAttempt(
  context: PaymentContext,
  attempt: Attempt,
  patience: Patience,
): Promise<Enquiry['kind']> {
  const enquiry = await context.provider.enquire(attempt.reference, patience);
  if (enquiry.kind !== 'found') return enquiry.kind;
  const { db, clock } = context;
  const settlement = await settleAttempt(db, attempt.id, enquiry.transactions, clock());
  announce(context, attempt, settlement);
  return enquiry.kind;
}

export function announce(
  context: PaymentContext,
  attempt: Attempt,
  { paidNow, refunds }: Settlement,
): void {
  const subject = { payable: payableOf(attempt), reference: attempt.reference };
  for (const reason of refunds)
    context.log.error({ ...subject, reason }, 'money has to be refunded');
  if (paidNow) context.log.info(subject, 'paid');
  if (paidNow || refunds.length > 0) context.background.run(() => sendDueMails(context));
}
