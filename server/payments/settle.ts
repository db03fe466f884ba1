import type { PayableKey } from '../../src/payment/reference.ts';
import type { Db } from '../db/database.ts';
import { capturesOfAttempt, completeCapture, insertCapture } from '../db/stores/captureStore.ts';
import { insertRefunds } from '../db/stores/refundStore.ts';
import {
  getAttempt,
  payableColumns,
  payableOf,
  pendingAttempts,
  updateAttempt,
  type Attempt,
} from '../db/stores/paymentStore.ts';
import { evaluateTransactions, type Evaluation } from './evaluateTransactions.ts';
import { identityOf, matchCaptures } from './matchCaptures.ts';
import type { LockedPayable, PaymentContext, RefundReason } from './paymentContext.ts';
import { followUpAt, nextCheckAt } from './schedule.ts';
import type { CapturedTransaction, GatewayTransaction } from './transactions.ts';

export interface Settlement {
  /** Whether this settlement is the one that paid. */
  paidNow: boolean;
  /** Money that was taken and has to go back, found just now. */
  refunds: readonly RefundReason[];
}

interface Settling {
  trx: Db;
  key: PayableKey;
  payable: LockedPayable;
  attempt: Attempt;
  now: Date;
}

/**
 * Records what the gateway reports about an attempt. The order or appointment is locked meanwhile, so that
 * simultaneous answers (return, webhook, job) are settled one after the other. Idempotent.
 */
export async function settleAttempt(
  { db, clock, payables }: PaymentContext,
  { id }: Pick<Attempt, 'id'>,
  transactions: readonly GatewayTransaction[],
): Promise<Settlement> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const key = payableOf(await getAttempt(trx, id));
    const payable = await payables[key.kind].lock(trx, key.id);
    const attempt = await getAttempt(trx, id);
    const expected = {
      reference: attempt.reference,
      amount: attempt.amount_fils,
      token: attempt.payment_token,
    };
    const evaluation = evaluateTransactions(expected, transactions);
    return settle({ trx, key, payable, attempt, now }, evaluation);
  });
}

async function settle(settling: Settling, evaluation: Evaluation): Promise<Settlement> {
  const { payable, now } = settling;
  const { paidNow, refunds } = await recordCaptures(settling, evaluation);
  const flag = refunds[0] ?? null;
  if (evaluation.verdict === 'pending') await keepWaiting(settling, evaluation, flag);
  else await decide(settling, evaluation, flag);
  for (const reason of refunds) await payable.noteRefund(reason, now);
  if (paidNow) await payable.pay(now);
  else if (evaluation.verdict === 'failed') await markFailed(settling);
  return { paidNow, refunds };
}

/** Records the captures that are not known yet: the first that can pay does, the others go back. */
async function recordCaptures(
  settling: Settling,
  { captured, refunded }: Evaluation,
): Promise<Settlement> {
  const { trx, payable, attempt } = settling;
  const recorded = await capturesOfAttempt(trx, attempt.id);
  const refunds: RefundReason[] = [];
  let paidNow = false;
  for (const { taken, known } of matchCaptures(recorded, [...captured, ...refunded])) {
    const { transaction, mismatch } = taken;
    if (known !== null) await completeCapture(trx, known, identityOf(transaction));
    if (known !== null || transaction.state === 'refunded') continue;
    const reason = await refundReason(settling, mismatch, payable.isPaid || paidNow);
    await recordCapture(settling, transaction, reason);
    if (reason === null) paidNow = true;
    else refunds.push(reason);
  }
  return { paidNow, refunds };
}

/** Null when the capture pays: only one does, and never for an abandoned order. */
async function refundReason(
  { payable, attempt, now }: Settling,
  mismatch: CapturedTransaction['mismatch'],
  isPaid: boolean,
): Promise<RefundReason | null> {
  if (isPaid) return mismatch === null || mismatch === 'other_token' ? 'second_capture' : mismatch;
  return mismatch ?? payable.claim(attempt.amount_fils, now);
}

async function recordCapture(
  { trx, key, attempt, now }: Settling,
  transaction: GatewayTransaction,
  reason: RefundReason | null,
): Promise<void> {
  const id = await insertCapture(trx, {
    ...payableColumns(key),
    attempt_id: attempt.id,
    ...identityOf(transaction),
    payment_type: transaction.paymentType,
    result_code: transaction.resultCode,
    administrative_charge_fils: transaction.administrativeCharge,
    settles: reason === null,
    refund_reason: reason,
    recorded_at: now,
  });
  if (reason === null) return;
  const { amount_fils } = identityOf(transaction);
  await insertRefunds(trx, [{ capture_id: id, amount_fils, due_at: now }]);
}

/** A capture is final: nothing that comes later takes it back. */
async function decide(
  { trx, attempt, now }: Settling,
  { verdict, resultCode }: Evaluation,
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

/** An abandoned attempt is open again once the gateway knows of it. */
async function keepWaiting(
  { trx, attempt, now }: Settling,
  { hasForeign, isKnown }: Evaluation,
  refund: RefundReason | null,
): Promise<void> {
  const isReopened = attempt.status === 'abandoned' && isKnown;
  if (attempt.status !== 'pending' && !isReopened) return;
  const flag = refund ?? (hasForeign ? ('other_reference' as const) : null);
  await updateAttempt(trx, attempt.id, {
    hinted_at: attempt.hinted_at ?? now,
    ...(flag === null ? {} : { flag }),
    ...(refund === null ? {} : { needs_refund: true }),
    ...(isReopened ? reopened(now) : {}),
  });
}

function reopened(now: Date) {
  return {
    status: 'pending',
    decided_at: null,
    checks: 0,
    next_check_at: nextCheckAt(0, now),
  } as const;
}

/** Only once no other attempt can still succeed; a wrong amount leaves everything as it is. */
async function markFailed({ trx, key, payable }: Settling): Promise<void> {
  if ((await pendingAttempts(trx, key, 1)).length === 0) await payable.fail();
}
