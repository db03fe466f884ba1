import { randomBytes } from 'node:crypto';
import type { Fils } from '../../src/contract/money.ts';
import type { Payer } from '../../src/payment/checkoutOrder.ts';
import { CheckoutRefused } from '../../src/payment/checkoutResponse.ts';
import { serverReference, type PayableKey } from '../../src/payment/reference.ts';
import { RETURN_PATHS } from '../../src/payment/returnPaths.ts';
import {
  insertAttempt,
  nextNumber,
  updateAttempt,
  type Attempt,
} from '../db/stores/paymentStore.ts';
import { checkShownFee } from '../domain/checkAmount.ts';
import { rateLimit } from '../domain/rateLimit.ts';
import { ApiError, notFound } from '../errors/ApiError.ts';
import type { Language } from '../../src/contract/languages.ts';
import { refreshPayable } from './enquiry.ts';
import { RETRY_BUDGETS, type PaymentContext, type ProviderSession } from './paymentContext.ts';
import { nextCheckAt } from './schedule.ts';

/** Bounds all gateway calls of one start: the storefront waits for twenty seconds. */
export const START_BUDGET_MS = 12_000;
const STARTS = { limit: 20, windowSeconds: 15 * 60 };

export interface StartedPayment {
  reference: string;
  /** Where to send the customer. */
  paymentUrl: string;
}

interface StartPaymentInput {
  customerId: number;
  payable: PayableKey;
  language: Language;
  /** The fee of an appointment, as the customer saw it. */
  shownFee: Fils | undefined;
}

/** Opens a new attempt for an unpaid order or appointment and returns where to send the customer. */
export async function startPayment(
  context: PaymentContext,
  { customerId, payable, language, shownFee }: StartPaymentInput,
): Promise<StartedPayment> {
  const { db, clock, payables } = context;
  await rateLimit(db, `payment:${customerId}`, STARTS, clock());
  const view = await payables[payable.kind].findOwn(db, customerId, payable.id);
  if (view === null) throw notFound();
  const signal = AbortSignal.timeout(START_BUDGET_MS);
  // An earlier attempt may have been paid in a tab that was closed.
  const options = { budget: RETRY_BUDGETS.beforeStart, signal };
  if (!view.isPaid) await refreshPayable(context, payable, options);
  const attempt = await openAttempt(context, payable, shownFee);
  const { paymentUrl } = await handOver(context, {
    payable,
    attempt,
    payer: view.payer,
    language,
    signal,
  });
  return { reference: attempt.reference, paymentUrl };
}

/** Written before the gateway is called, so that the attempt is followed up even when the call fails. */
async function openAttempt(
  { db, clock, payables }: PaymentContext,
  key: PayableKey,
  shownFee: Fils | undefined,
): Promise<Attempt> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const payable = await payables[key.kind].lock(trx, key.id);
    payable.assertPayable(now);
    checkShownFee(payable.amount, shownFee);
    await payable.begin(now);
    const number = await nextNumber(trx, key);
    return insertAttempt(trx, key, {
      reference: serverReference(key, number, randomBytes(4)),
      source: 'relay',
      amount_fils: payable.amount,
      status: 'pending',
      created_at: now,
      next_check_at: nextCheckAt(0, now),
    });
  });
}

interface HandOver {
  payable: PayableKey;
  attempt: Attempt;
  payer: Payer;
  language: Language;
  signal: AbortSignal;
}

async function handOver(
  context: PaymentContext,
  { payable, attempt, payer, language, signal }: HandOver,
): Promise<ProviderSession> {
  const { publicUrl } = context.config;
  const paths = RETURN_PATHS[payable.kind];
  try {
    const checkout = {
      amount: attempt.amount_fils,
      orderReferenceNumber: attempt.reference,
      payableId: payable.id,
      language,
      payer,
      responseUrl: `${publicUrl}${paths.response}`,
      failureUrl: `${publicUrl}${paths.failure}`,
      webhookUrl: `${publicUrl}/api/payments/webhook`,
    };
    const session = await context.provider.checkout(checkout, signal);
    await updateAttempt(context.db, attempt.id, { payment_token: session.paymentToken });
    return session;
  } catch (error) {
    context.log.error({ err: error, payable }, 'the gateway took no checkout');
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
