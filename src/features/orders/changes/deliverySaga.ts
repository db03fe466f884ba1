import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga';
import { toFailure } from '../../../api/failure.ts';
import { changeDelivery } from '../../../api/planDeliveries.ts';
import { draftNames } from '../../../forms/draftNames.ts';
import { callApi } from '../../../saga/callApi.ts';
import { takeEveryGuarded, takeLatestGuarded, takeLeadingGuarded } from '../../../saga/guarded.ts';
import { onRoute } from '../../../saga/onRoute.ts';
import { notSent, sending, submitFailed } from '../../../saga/request.ts';
import { addressesLeft, addressSaveSucceeded } from '../../addresses/addressesSlice.ts';
import {
  draftChanged,
  draftDropped,
  selectDraft,
  type WithDrafts,
} from '../../drafts/draftsSlice.ts';
import { profileWanted } from '../../profile/profileSlice.ts';
import { selectCustomerKey } from '../../session/sessionSlice.ts';
import { deliveryAsked, deliverySubmitted, stopAskingDelivery } from '../planEvents.ts';
import { selectDelivery } from '../ordersSelectors.ts';
import { deliveryChanged } from '../ordersSlice.ts';
import { showChangedPlan } from './showChangedPlan.ts';

export function* deliverySaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'orderDetails' as const, forgetQuestion);
  yield* takeLatestGuarded(deliveryAsked, ask);
  yield* takeEveryGuarded(addressSaveSucceeded, chooseSavedAddress);
  yield* takeLeadingGuarded(deliverySubmitted, deliver);
}

/** One that was open when the customer left the page, and the form of an address with it. */
export function* forgetQuestion(): SagaGenerator<void> {
  if (!(yield* select(selectDelivery))) return;
  yield* put(stopAskingDelivery());
  yield* put(addressesLeft());
}

/** The saved addresses may have changed since they were read. */
export function* ask({
  payload: { dayId },
}: ReturnType<typeof deliveryAsked>): SagaGenerator<void> {
  yield* put(deliveryChanged({ ...notSent, dayId }));
  yield* put(profileWanted());
}

/** An address that is added here becomes the chosen one. */
export function* chooseSavedAddress({
  payload: { address },
}: ReturnType<typeof addressSaveSucceeded>): SagaGenerator<void> {
  const question = yield* select(selectDelivery);
  if (!question || address === null) return;
  const name = draftNames.delivery(question.dayId);
  const draft = yield* select((state: WithDrafts) => selectDraft(state, name));
  const owner = yield* select(selectCustomerKey);
  const values = { ...draft, address_id: String(address.id) };
  yield* put(draftChanged({ owner, name, values }));
}

export function* deliver({
  payload: { dayId, plan, change },
}: ReturnType<typeof deliverySubmitted>): SagaGenerator<void> {
  yield* put(deliveryChanged({ ...sending, dayId }));
  const outcome = yield* callApi(changeDelivery, { plan, change });
  if (!outcome.ok) {
    yield* put(deliveryChanged({ ...submitFailed(toFailure(outcome.error)), dayId }));
    return;
  }
  yield* put(draftDropped(draftNames.delivery(dayId)));
  const { order } = outcome.response;
  const dismissed = stopAskingDelivery();
  yield* call(showChangedPlan, { order, dismissed, key: 'deliveryChange.done' });
}
