import { randomBytes } from 'node:crypto';
import type { PaymentStarted } from '../../src/contract/wire/payment.ts';
import { CheckoutRefused } from '../../src/payment/checkoutResponse.ts';
import { serverReference } from '../../src/payment/reference.ts';
import { findOwnOrder, lockOrder, updateOrder, type Order } from '../db/stores/orderStore.ts';
import {
  insertAttempt,
  nextNumber,
  updateAttempt,
  type Attempt,
} from '../db/stores/paymentStore.ts';
import { isPayable } from '../domain/orders/orderState.ts';
import { rateLimit } from '../domain/rateLimit.ts';
import { ApiError, notFound } from '../errors/ApiError.ts';
import type { Locale } from '../i18n/translate.ts';
import type { PaymentContext } from './paymentContext.ts';
import type { ProviderSession } from './providerClient.ts';
import { INTERACTIVE } from './providerClient.ts';
import { refreshOrder } from './refreshOrder.ts';
import { nextCheckAt } from './schedule.ts';

const STARTS = { limit: 20, windowSeconds: 15 * 60 };

export interface PaymentWish {
  customerId: number;
  subscriptionId: number;
  language: Locale;
}

/** Opens a new attempt for an unpaid order and answers where to send the customer. */
export async function startPayment(
  context: PaymentContext,
  { customerId, subscriptionId, language }: PaymentWish,
): Promise<PaymentStarted> {
  const { db, clock } = context;
  await rateLimit(db, `payment:${customerId}`, STARTS, clock());
  const order = await findOwnOrder(db, customerId, subscriptionId);
  if (order === null) throw notFound();
  // An earlier attempt may have been paid in a tab that was closed.
  assertPayable(await refreshOrder(context, order, INTERACTIVE), clock());
  const attempt = await openAttempt(context, order.id);
  const { paymentUrl } = await handOver(context, order, attempt, language);
  return {
    subscription_id: order.id,
    order_reference_number: attempt.reference,
    payment_url: paymentUrl,
  };
}

function assertPayable(order: Order, now: Date): void {
  if (order.paid_at !== null) throw new ApiError('order_paid');
  if (!isPayable(order, now)) throw new ApiError('order_not_payable');
}

/** Written before the gateway is called: whatever happens to that call, the attempt is followed up. */
async function openAttempt({ db, clock }: PaymentContext, orderId: number): Promise<Attempt> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    assertPayable(order, now);
    await updateOrder(trx, orderId, { status: 'pending' });
    const number = await nextNumber(trx, orderId);
    return insertAttempt(trx, {
      order_id: orderId,
      reference: serverReference(orderId, number, randomBytes(4)),
      source: 'relay',
      amount_fils: order.grand_total_fils,
      status: 'pending',
      created_at: now,
      next_check_at: nextCheckAt(0, now),
    });
  });
}

async function handOver(
  context: PaymentContext,
  order: Order,
  attempt: Attempt,
  language: Locale,
): Promise<ProviderSession> {
  const { publicUrl } = context.config;
  try {
    const session = await context.provider.checkout({
      amount: attempt.amount_fils,
      orderReferenceNumber: attempt.reference,
      subscriptionId: order.id,
      language,
      payer: {
        name: order.customer_name,
        email: order.customer_email,
        mobile: order.customer_phone,
      },
      responseUrl: `${publicUrl}/payment`,
      failureUrl: `${publicUrl}/order-failed`,
      webhookUrl: `${publicUrl}/api/payments/webhook`,
    });
    await updateAttempt(context.db, attempt.id, { payment_token: session.paymentToken });
    return session;
  } catch (error) {
    context.log.error({ err: error, orderId: order.id }, 'the gateway took no checkout');
    if (error instanceof CheckoutRefused) await refuseAttempt(context, attempt, error);
    throw new ApiError('payment_unavailable');
  }
}

async function refuseAttempt(
  { db, clock }: PaymentContext,
  { id }: Attempt,
  { code }: CheckoutRefused,
): Promise<void> {
  await updateAttempt(db, id, {
    status: 'failed',
    result_code: `REFUSED ${code ?? ''}`.trim(),
    decided_at: clock(),
    next_check_at: null,
  });
}
