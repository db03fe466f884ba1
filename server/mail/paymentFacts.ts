import { textToFils } from '../../src/contract/money.ts';
import { methodNameKey } from '../../src/payment/gatewayFacts.ts';
import type { Fact } from './letter.ts';
import { isolate, type Words } from './words.ts';

/** The wire's fields of a payment that has arrived. */
interface Paid {
  paid_via: string | null;
  paid_on: string | null;
  payment_gateway_charges?: string;
  amount_paid: string | null;
  payment_id: string | null;
  order_reference_number: string | null;
}

/** How it was paid, as on the receipt; unknown and zero values are left out. */
export function paymentFacts(paid: Paid, words: Words): Fact[] {
  const { say } = words;
  if (paid.paid_via === null) return [];
  const amount = (text: string | null | undefined) =>
    text && textToFils(text) > 0 ? words.money(text) : null;
  const values = [
    ['paidVia', methodText(paid.paid_via, words)],
    ['paidOn', paid.paid_on && words.instant(paid.paid_on)],
    ['gatewayCharges', amount(paid.payment_gateway_charges)],
    ['amountPaid', amount(paid.amount_paid)],
    ['paymentId', paid.payment_id && isolate(paid.payment_id)],
    ['reference', paid.order_reference_number && isolate(paid.order_reference_number)],
  ] as const;
  return values.flatMap(([key, value]) =>
    value ? [{ label: say(`orders.label.${key}`), value }] : [],
  );
}

/** The gateway names its methods in English. */
function methodText(method: string, { say }: Words): string {
  const key = methodNameKey(method);
  return key === null ? isolate(method) : say(key);
}
