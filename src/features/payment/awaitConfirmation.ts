import { call, delay, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import type { PayableKey, PayableKind } from '../../payment/reference.ts';
import { locationChanged } from '../../routing/routerSlice.ts';
import type { Payable, ReturnedPayment } from './payable.ts';
import { fetchPayable } from './payableCalls.ts';
import { paymentPage } from './paymentPage.ts';
import {
  paymentConfirmationAwaited,
  paymentConfirmed,
  paymentFailed,
  paymentReturnUnreadable,
  paymentUndecided,
} from './paymentSlice.ts';
import { POLL_DELAYS_MS } from './pollDelays.ts';

type Verdict = 'confirmed' | 'failed' | 'unknown' | 'waiting';
/** `left` when the customer went elsewhere meanwhile; `unreadable` for what is someone else's. */
export type Confirmation = 'confirmed' | 'failed' | 'undecided' | 'unreadable' | 'left';

/** Waits, for two minutes at most, until the server knows whether the order or appointment is paid. */
export function* awaitConfirmation({
  payable,
  claimsPaid,
}: ReturnedPayment): SagaGenerator<Confirmation> {
  yield* put(paymentConfirmationAwaited({ payable }));
  const { verdict } = yield* race({
    verdict: call(pollUntilDecided, payable, claimsPaid),
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

function* pollUntilDecided(payable: PayableKey, claimsPaid: boolean): SagaGenerator<Verdict> {
  for (const pause of POLL_DELAYS_MS) {
    const verdict = yield* call(look, payable, claimsPaid);
    if (verdict !== 'waiting') return verdict;
    yield* delay(pause);
  }
  return yield* call(look, payable, claimsPaid);
}

/** A poll that fails on its way says nothing about the payment: the next one may answer. */
function* look(payable: PayableKey, claimsPaid: boolean): SagaGenerator<Verdict> {
  const outcome = yield* call(fetchPayable, payable);
  if (!outcome.ok) return outcome.error.facts.code === 404 ? 'unknown' : 'waiting';
  return verdictOf(outcome.response, claimsPaid);
}

/** Where the server does not say whether a payment is under way, the return's own word is followed. */
function verdictOf({ isPaid, isPending, isPayable }: Payable, claimsPaid: boolean): Verdict {
  if (isPaid) return 'confirmed';
  return (isPending ?? (claimsPaid && isPayable)) ? 'waiting' : 'failed';
}

function* leavingPayment(kind: PayableKind): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(locationChanged);
    if (payload.location.pathname !== paymentPage(kind)) return;
  }
}
