import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { toFailure } from '../../../api/failure.ts';
import { getRenewal, renewOrder, type Renewed } from '../../../api/renewals.ts';
import { matchRoute } from '../../../contract/pages/matchRoute.ts';
import { selectPathname } from '../../../routing/routerSlice.ts';
import { callApi, load } from '../../../saga/callApi.ts';
import {
  loaded,
  loadFailed,
  loading,
  notLoaded,
  notSent,
  sending,
  submitFailed,
} from '../../../saga/request.ts';
import { takeLatestGuarded, takeLeadingGuarded } from '../../../saga/guarded.ts';
import { notificationShown } from '../../notifications/notificationsSlice.ts';
import { selectRenewal } from '../ordersSelectors.ts';
import { orderLoaded, renewalChanged, type WithOrders } from '../ordersSlice.ts';
import { renewalRetryPressed, renewalSubmitted, renewalSucceeded } from '../planEvents.ts';

export function* renewalSaga(): SagaGenerator<void> {
  yield* takeLatestGuarded(orderLoaded, loadShownRenewal);
  yield* takeLatestGuarded(renewalRetryPressed, ({ payload }) => loadRenewal(payload.orderId));
  yield* takeLeadingGuarded(renewalSubmitted, renew);
}

/** Runs whenever the visible order is read: a skipped day, or time, moves the first day of the next plan. */
export function* loadShownRenewal({
  payload: { id, renewable },
}: ReturnType<typeof orderLoaded>): SagaGenerator<void> {
  const page = matchRoute(yield* select(selectPathname))?.name;
  if (renewable && page === 'orderDetails') yield* call(loadRenewal, id);
}

export function* loadRenewal(orderId: number): SagaGenerator<void> {
  yield* call(begin, orderId);
  yield* load(
    {
      requested: () => renewalChanged(loading),
      loaded: ({ plans }) => renewalChanged({ ...loaded, plans }),
      failed: (failure) => renewalChanged(loadFailed(failure)),
    },
    getRenewal,
    { orderId },
  );
}

/** The store holds one renewal: that of the order that was opened or renewed last. */
function* begin(orderId: number): SagaGenerator<void> {
  const known = yield* select((state: WithOrders) => selectRenewal(state, orderId));
  if (known) return;
  yield* put(renewalChanged({ ...notLoaded, orderId, plans: [], press: notSent }));
}

/** Puts the plans into the cart; pressed again after a lost answer, it finds them there. */
export function* renew({
  payload: { orderId },
}: ReturnType<typeof renewalSubmitted>): SagaGenerator<void> {
  yield* call(begin, orderId);
  yield* put(renewalChanged({ press: sending }));
  const outcome = yield* callApi(renewOrder, { orderId });
  if (!outcome.ok) {
    yield* put(renewalChanged({ press: submitFailed(toFailure(outcome.error)) }));
    return;
  }
  yield* put(renewalChanged({ press: notSent }));
  for (const notification of wordsAbout(outcome.response)) {
    yield* put(notificationShown(notification));
  }
  yield* put(renewalSucceeded({ orderId }));
}

/** A message of success, or of the differences from the old plans. */
function wordsAbout({ delegated_days: days, ...renewed }: Renewed) {
  const warning = (key: string, values = {}) => ({ tone: 'warning' as const, key, values });
  const warnings = [
    ...(renewed.not_sold.length > 0 ? [warning('renewal.someNotSold')] : []),
    ...(renewed.answers_missing ? [warning('renewal.answersMissing')] : []),
    ...(renewed.slot_changed ? [warning('renewal.slotChanged')] : []),
    ...(days > 0 ? [warning('renewal.delegated', { days })] : []),
  ];
  return warnings.length > 0 ? warnings : [{ tone: 'success' as const, key: 'renewal.inCart' }];
}
