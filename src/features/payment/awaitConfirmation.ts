import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { call, cancel, delay, fork, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import type { ApiError } from '../../api/ApiError.ts';
import type { PaymentReturn } from '../../payment/payableOfResult.ts';
import type { PayableKey, PayableKind } from '../../payment/reference.ts';
import { locationChanged } from '../../routing/routerSlice.ts';
import type { Payable, ReturnedPayment } from './payable.ts';
import { fetchPayable, sendResult } from './payableCalls.ts';
import { paymentPage } from './paymentPage.ts';
import {
  paymentConfirmationAwaited,
  paymentConfirmed,
  paymentFailed,
  paymentResultReported,
  paymentReturnUnreadable,
  paymentUndecided,
} from './paymentSlice.ts';
import { POLL_DELAYS_MS } from './pollDelays.ts';

type Verdict = 'confirmed' | 'failed' | 'unknown' | 'waiting';

/** `left` when the customer left the page meanwhile; `unreadable` for another customer's order. */
type Confirmation = 'confirmed' | 'failed' | 'undecided' | 'unreadable' | 'left';

/** Waits, for about two minutes at most, until the server knows whether it is paid. */
export function* awaitConfirmation(returned: ReturnedPayment): SagaGenerator<Confirmation> {
  const { payable } = returned;
  yield* put(paymentConfirmationAwaited({ payable }));
  const { verdict } = yield* race({
    verdict: call(reportAndCheck, returned),
    left: call(leavingPayment, payable.kind),
  });
  if (verdict === undefined) return 'left';
  switch (verdict) {
    case 'confirmed':
      yield* put(paymentConfirmed({ payable }));
      return 'confirmed';
    case 'failed':
      yield* put(paymentFailed({ payable }));
      return 'failed';
    case 'unknown':
      yield* put(paymentReturnUnreadable());
      return 'unreadable';
    case 'waiting':
      yield* put(paymentUndecided({ payable }));
      return 'undecided';
  }
}

/** The report and the checks run side by side: the first answer that decides counts. */
function* reportAndCheck(returned: ReturnedPayment): SagaGenerator<Verdict> {
  if (returned.result === null) return yield* call(checkUntilDecided, returned, null);
  const reporting = yield* fork(reportPaymentResult, returned.result, returned.claimsPaid);
  const { reported, checked } = yield* race({
    reported: take<ReturnType<typeof paymentResultReported>>(isDecided),
    checked: call(checkAfterHeadStart, returned, reporting),
  });
  yield* cancel(reporting);
  return reported?.payload.verdict ?? checked ?? 'waiting';
}

const isDecided = (action: Action) =>
  paymentResultReported.match(action) &&
  (action.payload.verdict === 'confirmed' || action.payload.verdict === 'failed');

const RETRY_DELAYS_MS = [1000, 3000, 6000];

/** A server without webhooks learns of this payment here or never. */
function* reportPaymentResult(result: PaymentReturn, claimsPaid: boolean): SagaGenerator<void> {
  for (const pause of [...RETRY_DELAYS_MS, null]) {
    const outcome = yield* call(sendResult, result);
    const answer = outcome.ok ? outcome.response : null;
    const verdict = answer === null ? null : verdictOf(answer, claimsPaid);
    yield* put(paymentResultReported({ verdict }));
    if (outcome.ok || pause === null || !mayHelpToRepeat(outcome.error)) return;
    yield* delay(pause);
  }
}

const mayHelpToRepeat = ({ facts: { kind, code } }: ApiError) =>
  kind === 'network' || kind === 'timeout' || code >= 500;

/** How long the report may take before the first check: its answer mostly decides and saves the check. */
export const REPORT_HEAD_START_MS = 1000;

function* checkAfterHeadStart(returned: ReturnedPayment, reporting: Task): SagaGenerator<Verdict> {
  yield* race({
    inconclusive: take(
      (action: Action) => paymentResultReported.match(action) && action.payload.verdict === null,
    ),
    slow: delay(REPORT_HEAD_START_MS),
  });
  return yield* call(checkUntilDecided, returned, reporting);
}

function* checkUntilDecided(
  { payable, claimsPaid }: ReturnedPayment,
  reporting: Task | null,
): SagaGenerator<Verdict> {
  for (const pause of POLL_DELAYS_MS) {
    const verdict = yield* call(checkOnce, payable, claimsPaid, reporting);
    if (verdict !== 'waiting') return verdict;
    yield* delay(pause);
  }
  return yield* call(checkOnce, payable, claimsPaid, null);
}

/** A check that fails on its way says nothing about the payment, so the next one may succeed. */
function* checkOnce(
  payable: PayableKey,
  claimsPaid: boolean,
  reporting: Task | null,
): SagaGenerator<Verdict> {
  const outcome = yield* call(fetchPayable, payable);
  if (!outcome.ok) return outcome.error.facts.code === 404 ? 'unknown' : 'waiting';
  const { isPaid, isPending } = outcome.response;
  // The return's own word is not followed before it has been reported to the server.
  if (!isPaid && isPending === null && reporting?.isRunning()) return 'waiting';
  return verdictOf(outcome.response, claimsPaid);
}

/** Where the server does not report whether a payment is under way, the return's own outcome is used. */
function verdictOf({ isPaid, isPending, isPayable }: Payable, claimsPaid: boolean) {
  if (isPaid) return 'confirmed';
  return (isPending ?? (claimsPaid && isPayable)) ? 'waiting' : 'failed';
}

function* leavingPayment(kind: PayableKind): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(locationChanged);
    if (payload.location.pathname !== paymentPage(kind)) return;
  }
}
