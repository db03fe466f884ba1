import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga';
import { toFailure } from '../../../api/failure.ts';
import { freezePlan, thawPlan } from '../../../api/planFreezes.ts';
import { draftNames } from '../../../forms/draftNames.ts';
import { callApi } from '../../../saga/callApi.ts';
import { takeLeadingGuarded } from '../../../saga/guarded.ts';
import { onRoute } from '../../../saga/onRoute.ts';
import { sending, submitFailed } from '../../../saga/request.ts';
import { draftDropped } from '../../drafts/draftsSlice.ts';
import { freezeSubmitted, stopAsking, thawSubmitted } from '../planEvents.ts';
import { selectFreeze } from '../ordersSelectors.ts';
import { freezeChanged } from '../ordersSlice.ts';
import { showChangedPlan } from './showChangedPlan.ts';

export function* freezeSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'orderDetails' as const, forgetQuestion);
  yield* takeLeadingGuarded(freezeSubmitted, freeze);
  yield* takeLeadingGuarded(thawSubmitted, thaw);
}

export function* freeze({
  payload: { plan, period },
}: ReturnType<typeof freezeSubmitted>): SagaGenerator<void> {
  const question = { itemId: plan.itemId, asks: 'freeze' } as const;
  yield* put(freezeChanged({ ...question, ...sending }));
  const outcome = yield* callApi(freezePlan, { plan, period });
  if (!outcome.ok) {
    yield* put(freezeChanged({ ...question, ...submitFailed(toFailure(outcome.error)) }));
    return;
  }
  yield* put(draftDropped(draftNames.freeze(plan.itemId)));
  const { order } = outcome.response;
  yield* call(showChangedPlan, { order, dismissed: stopAsking(), key: 'freeze.done' });
}

export function* thaw({ payload: plan }: ReturnType<typeof thawSubmitted>): SagaGenerator<void> {
  const question = { itemId: plan.itemId, asks: 'thaw' } as const;
  yield* put(freezeChanged({ ...question, ...sending }));
  const outcome = yield* callApi(thawPlan, plan);
  if (!outcome.ok) {
    yield* put(freezeChanged({ ...question, ...submitFailed(toFailure(outcome.error)) }));
    return;
  }
  const { order } = outcome.response;
  yield* call(showChangedPlan, { order, dismissed: stopAsking(), key: 'freeze.endDone' });
}

/** One that was open when the customer left the page. */
export function* forgetQuestion(): SagaGenerator<void> {
  if (yield* select(selectFreeze)) yield* put(stopAsking());
}
