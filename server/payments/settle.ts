import type { Db } from '../db/database.ts';
import type { RefundReason } from '../db/orderTables.ts';
import { lockOrder, updateOrder, type Order } from '../db/stores/orderStore.ts';
import {
  getAttempt,
  pendingAttempts,
  recordCapture,
  updateAttempt,
  type Attempt,
} from '../db/stores/paymentStore.ts';
import { judge, type Judgement, type TakenMoney } from './judge.ts';
import { followUpAt } from './schedule.ts';
import type { GatewayTransaction } from './transactions.ts';

export interface Settlement {
  /** This settlement is the one that paid the order. */
  paidNow: boolean;
  /** Money that was taken and has to go back, found just now. */
  refunds: readonly RefundReason[];
}

interface Settling {
  trx: Db;
  order: Order;
  attempt: Attempt;
  now: Date;
}

/**
 * Writes down what the gateway said about an attempt. The order is locked meanwhile, so that answers
 * which come at once (return, webhook, job) are taken one after the other; taking one again changes nothing.
 */
export async function settleAttempt(
  db: Db,
  attemptId: number,
  transactions: readonly GatewayTransaction[],
  now: Date,
): Promise<Settlement> {
  return db.transaction().execute(async (trx) => {
    const { order_id } = await getAttempt(trx, attemptId);
    const order = await lockOrder(trx, order_id);
    const attempt = await getAttempt(trx, attemptId);
    const expected = {
      reference: attempt.reference,
      amount: attempt.amount_fils,
      token: attempt.payment_token,
    };
    return settle({ trx, order, attempt, now }, judge(expected, transactions));
  });
}

async function settle(settling: Settling, judgement: Judgement): Promise<Settlement> {
  if (judgement.verdict === 'pending') return keepWaiting(settling, judgement);
  let isPaid = settling.order.paid_at !== null;
  const refunds: RefundReason[] = [];
  for (const taken of judgement.taken) {
    const reason = refundReason(taken, settling.order, isPaid);
    const isNew = await record(settling, taken.transaction, reason);
    if (isNew && reason === null) isPaid = true;
    if (isNew && reason !== null) refunds.push(reason);
  }
  const paidNow = isPaid && settling.order.paid_at === null;
  await decide(settling, judgement, refunds[0] ?? null);
  if (paidNow) await markPaid(settling);
  else await markFailed(settling, judgement);
  return { paidNow, refunds };
}

/** Null when the money pays the order: it pays once, and never an order that was given up. */
function refundReason(
  { mismatch }: TakenMoney,
  order: Order,
  isPaid: boolean,
): RefundReason | null {
  if (isPaid) return mismatch === null || mismatch === 'other_token' ? 'second_capture' : mismatch;
  return mismatch ?? (order.closed_at === null ? null : 'order_closed');
}

/** False when the transaction is already recorded. */
async function record(
  { trx, order, attempt, now }: Settling,
  transaction: GatewayTransaction,
  reason: RefundReason | null,
): Promise<boolean> {
  return recordCapture(trx, {
    order_id: order.id,
    attempt_id: attempt.id,
    transaction_key: transaction.paymentId ?? transaction.token ?? attempt.reference,
    token: transaction.token,
    payment_id: transaction.paymentId,
    payment_type: transaction.paymentType,
    result_code: transaction.resultCode,
    amount_fils: transaction.amount,
    administrative_charge_fils: transaction.administrativeCharge,
    paid_on: transaction.paidOn ?? now,
    settles: reason === null,
    refund_reason: reason,
    recorded_at: now,
  });
}

/** A capture is final: nothing that comes later takes it back. */
async function decide(
  { trx, attempt, now }: Settling,
  { verdict, resultCode }: Judgement,
  flag: RefundReason | null,
): Promise<void> {
  const status = verdict === 'captured' || attempt.status === 'captured' ? 'captured' : 'failed';
  const decision = { status, result_code: resultCode, decided_at: now } as const;
  await updateAttempt(trx, attempt.id, {
    next_check_at: followUpAt(attempt, now),
    ...(status === attempt.status ? {} : decision),
    ...(flag === null ? {} : { flag, needs_refund: true }),
  });
}

async function keepWaiting(
  { trx, attempt, now }: Settling,
  { hasForeign }: Judgement,
): Promise<Settlement> {
  if (attempt.status === 'pending') {
    await updateAttempt(trx, attempt.id, {
      hinted_at: attempt.hinted_at ?? now,
      ...(hasForeign ? { flag: 'other_reference' } : {}),
    });
  }
  return { paidNow: false, refunds: [] };
}

async function markPaid({ trx, order, now }: Settling): Promise<void> {
  await updateOrder(trx, order.id, { status: 'received', paid_at: now, confirmation_due_at: now });
}

/** Only once no other attempt can still succeed; a wrong amount leaves the order as it is. */
async function markFailed({ trx, order }: Settling, { verdict }: Judgement): Promise<void> {
  if (verdict !== 'failed' || order.paid_at !== null || order.status !== 'pending') return;
  if ((await pendingAttempts(trx, order.id, 1)).length > 0) return;
  await updateOrder(trx, order.id, { status: 'failed' });
}
