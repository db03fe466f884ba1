import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga';
import { mayHaveArrived, toFailure } from '../../../api/failure.ts';
import type { PlanRef } from '../../../api/planFreezes.ts';
import { getStopOffer, stopPlan } from '../../../api/planStops.ts';
import { callApi } from '../../../saga/callApi.ts';
import { takeLatestGuarded, takeLeadingGuarded } from '../../../saga/guarded.ts';
import { onRoute } from '../../../saga/onRoute.ts';
import {
  loaded,
  loadFailed,
  loading,
  notSent,
  sending,
  submitFailed,
  type SubmitState,
} from '../../../saga/request.ts';
import { stopAsked, stopSubmitted, stopDismissed } from '../planEvents.ts';
import { selectStop } from '../ordersSelectors.ts';
import { stopChanged } from '../ordersSlice.ts';
import { showChangedPlan } from './showChangedPlan.ts';

export function* stopSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'orderDetails' as const, forgetQuestion);
  yield* takeLatestGuarded(stopAsked, ask);
  yield* takeLeadingGuarded(stopSubmitted, stop);
}

export function* ask({ payload: plan }: ReturnType<typeof stopAsked>): SagaGenerator<void> {
  yield* put(stopChanged({ ...loading, ...plan, offer: null, press: notSent }));
  yield* call(showOffer, plan, notSent);
}

/** Loads what stopping now would do; does nothing more where the customer has dismissed the question meanwhile. */
function* showOffer(plan: PlanRef, press: SubmitState): SagaGenerator<void> {
  const outcome = yield* callApi(getStopOffer, plan);
  const asked = yield* select(selectStop);
  if (asked?.itemId !== plan.itemId) return;
  const known = outcome.ok
    ? { ...loaded, offer: outcome.response }
    : { ...loadFailed(toFailure(outcome.error)), offer: null };
  yield* put(stopChanged({ ...plan, ...known, press }));
}

export function* stop({
  payload: { plan, amount },
}: ReturnType<typeof stopSubmitted>): SagaGenerator<void> {
  const asked = yield* select(selectStop);
  if (!asked) return;
  yield* put(stopChanged({ ...asked, press: sending }));
  const outcome = yield* callApi(stopPlan, { plan, amount });
  if (outcome.ok) {
    const { order } = outcome.response;
    yield* call(showChangedPlan, { order, dismissed: stopDismissed(), key: 'stopPlan.done' });
    return;
  }
  const failure = toFailure(outcome.error);
  yield* put(stopChanged({ ...asked, press: submitFailed(failure) }));
  // Refused: a day has been closed meanwhile, or it is too late.
  if (!mayHaveArrived(failure)) yield* call(showOffer, plan, submitFailed(failure));
}

/** One that was open when the customer left the page. */
export function* forgetQuestion(): SagaGenerator<void> {
  if (yield* select(selectStop)) yield* put(stopDismissed());
}
