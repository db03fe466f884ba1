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
/** `left` when the customer went elsewhere meanwhile; `unreadable` for an order of someone else. */
export type Confirmation = 'confirmed' | 'failed' | 'undecided' | 'unreadable' | 'left';

/** Waits, for two minutes at most, until the server knows whether the order is paid. */
export function* awaitConfirmation(subscriptionId: number): SagaGenerator<Confirmation> {
  yield* put(paymentConfirmationAwaited({ subscriptionId }));
  const { verdict } = yield* race({
    verdict: call(pollUntilDecided, subscriptionId),
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

function* pollUntilDecided(subscriptionId: number): SagaGenerator<Verdict> {
  for (const pause of POLL_DELAYS_MS) {
    const verdict = yield* call(look, subscriptionId);
    if (verdict !== 'waiting') return verdict;
    yield* delay(pause);
  }
  return yield* call(look, subscriptionId);
}

/** A poll that fails on its way says nothing about the payment: the next one may answer. */
function* look(id: number): SagaGenerator<Verdict> {
  const outcome = yield* callApi(getSubscription, { id });
  if (!outcome.ok) return outcome.error.facts.code === 404 ? 'unknown' : 'waiting';
  const order = outcome.response.subscription_details;
  yield* put(orderLoaded({ order }));
  return verdictOf(order);
}

export function verdictOf(order: SubscriptionDetails): Verdict {
  if (order.payment_status === 'paid') return 'confirmed';
  return order.payment_pending ? 'waiting' : 'failed';
}

function* leavingPayment(): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(locationChanged);
    if (payload.location.pathname !== paths.payment()) return;
  }
}
