import { call, delay, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import { getSubscription, type SubscriptionDetails } from '../../api/subscriptions.ts';
import { paths } from '../../routing/paths.ts';
import { locationChanged } from '../../routing/routerSlice.ts';
import { callApi } from '../../saga/callApi.ts';
import { orderLoaded } from '../orders/ordersSlice.ts';
import {
  paymentConfirmationAwaited,
  paymentConfirmed,
  paymentFailed,
  paymentReturnUnreadable,
  paymentUndecided,
} from './paymentSlice.ts';
import { POLL_DELAYS_MS } from './pollDelays.ts';

type Verdict = 'confirmed' | 'failed' | 'unknown' | 'waiting';
/** What came back from the hosted page. */
export interface PaymentReturn {
  subscriptionId: number;
  /** The return says so, which proves nothing. */
  claimsPaid: boolean;
}

/** `left` when the customer went elsewhere meanwhile; `unreadable` for an order of someone else. */
export type Confirmation = 'confirmed' | 'failed' | 'undecided' | 'unreadable' | 'left';

/** Waits, for two minutes at most, until the server knows whether the order is paid. */
export function* awaitConfirmation({
  subscriptionId,
  claimsPaid,
}: PaymentReturn): SagaGenerator<Confirmation> {
  yield* put(paymentConfirmationAwaited({ subscriptionId }));
  const { verdict } = yield* race({
    verdict: call(pollUntilDecided, subscriptionId, claimsPaid),
    left: call(leavingPayment),
  });
  if (verdict === undefined) return 'left';
  switch (verdict) {
    case 'confirmed':
      yield* put(paymentConfirmed({ subscriptionId }));
      return 'confirmed';
    case 'failed':
      yield* put(paymentFailed({ subscriptionId }));
      return 'failed';
    case 'unknown':
      yield* put(paymentReturnUnreadable());
      return 'unreadable';
    case 'waiting':
      yield* put(paymentUndecided({ subscriptionId }));
      return 'undecided';
  }
}

function* pollUntilDecided(id: number, claimsPaid: boolean): SagaGenerator<Verdict> {
  for (const pause of POLL_DELAYS_MS) {
    const verdict = yield* call(look, id, claimsPaid);
    if (verdict !== 'waiting') return verdict;
    yield* delay(pause);
  }
  return yield* call(look, id, claimsPaid);
}

/** A poll that fails on its way says nothing about the payment: the next one may answer. */
function* look(id: number, claimsPaid: boolean): SagaGenerator<Verdict> {
  const outcome = yield* callApi(getSubscription, { id });
  if (!outcome.ok) return outcome.error.facts.code === 404 ? 'unknown' : 'waiting';
  const order = outcome.response.subscription_details;
  yield* put(orderLoaded({ order }));
  return verdictOf(order, claimsPaid);
}

/** Where the server does not say whether a payment is under way, the return's own word is followed. */
function verdictOf(order: SubscriptionDetails, claimsPaid: boolean): Verdict {
  if (order.payment_status === 'paid') return 'confirmed';
  const isPending = order.payment_pending ?? (claimsPaid && order.payable);
  return isPending ? 'waiting' : 'failed';
}

function* leavingPayment(): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(locationChanged);
    if (payload.location.pathname !== paths.payment()) return;
  }
}
