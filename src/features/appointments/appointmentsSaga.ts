import type { Action } from '@reduxjs/toolkit';
import {
  call,
  delay,
  fork,
  getContext,
  put,
  race,
  select,
  take,
  type SagaGenerator,
} from 'typed-redux-saga';
import { cancelAppointment, getAppointment, getAppointments } from '../../api/appointments.ts';
import { toFailure } from '../../api/failure.ts';
import { matchRoute, type RouteParams } from '../../contract/pages/matchRoute.ts';
import { draftNames } from '../../forms/draftNames.ts';
import { paths } from '../../routing/paths.ts';
import { locationChanged, selectPathname } from '../../routing/routerSlice.ts';
import type { BrowserPort } from '../../saga/browserPort.ts';
import { callApi, load, submit } from '../../saga/callApi.ts';
import { stepFrom } from '../../saga/countDown.ts';
import { takeEveryGuarded, takeLatestGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { draftDropped } from '../drafts/draftsSlice.ts';
import { notificationShown } from '../notifications/notificationsSlice.ts';
import { paymentFollowed } from '../payment/paymentUnderWaySlice.ts';
import { appointmentFile } from './appointmentFile.ts';
import { selectRouteAppointmentId } from './appointmentsSelectors.ts';
import {
  appointmentListFailed,
  appointmentListLoaded,
  appointmentListRequested,
  appointmentListRetryPressed,
  appointmentCancelDismissed,
  appointmentCancelFailed,
  appointmentCancelSubmitted,
  appointmentCancelSucceeded,
  appointmentFailed,
  appointmentLoaded,
  appointmentRequested,
  appointmentRetryPressed,
  calendarFilePressed,
  holdTicked,
  selectAppointment,
} from './appointmentsSlice.ts';

export function* appointmentsSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'appointments' as const, loadAppointments);
  yield* fork(onRoute, 'appointmentConfirmed' as const, loadAppointmentOfRoute);
  yield* fork(onRoute, 'moveAppointment' as const, loadAppointmentOfRoute);
  yield* takeLatestGuarded(appointmentListRetryPressed, loadAppointments);
  yield* takeLatestGuarded(appointmentRetryPressed, ({ payload }) => loadAppointment(payload.id));
  yield* takeLatestGuarded(paymentFollowed, loadShownAppointments);
  yield* takeLatestGuarded(appointmentLoaded, watchHold);
  yield* takeEveryGuarded(appointmentCancelDismissed, dropReason);
  yield* takeLeadingGuarded(appointmentCancelSubmitted, cancel);
  yield* takeLeadingGuarded(calendarFilePressed, saveCalendarFile);
}

export function* loadAppointments(): SagaGenerator<void> {
  yield* put(appointmentListRequested());
  const outcome = yield* callApi(getAppointments);
  if (!outcome.ok) {
    yield* put(appointmentListFailed(toFailure(outcome.error)));
    return;
  }
  const readAt = (yield* call(currentTime)).toISOString();
  yield* put(appointmentListLoaded({ items: outcome.response, readAt }));
}

/** Reloads the visible list when another tab has paid. */
function* loadShownAppointments(): SagaGenerator<void> {
  const page = matchRoute(yield* select(selectPathname))?.name;
  if (page === 'appointments') yield* call(loadAppointments);
}

const currentTime = () => new Date();

function* loadAppointmentOfRoute({ id }: RouteParams): SagaGenerator<void> {
  yield* call(loadAppointment, Number(id));
}

export function* loadAppointment(id: number): SagaGenerator<void> {
  yield* load(
    {
      requested: () => appointmentRequested({ id }),
      loaded: appointmentLoaded,
      failed: (failure) => appointmentFailed({ id, failure }),
    },
    getAppointment,
    { id },
  );
}

/** On the payment page: counts down the hold, and asks the server when it is over. */
function* watchHold({
  payload: { id, payable, held_for_seconds: seconds },
}: ReturnType<typeof appointmentLoaded>): SagaGenerator<void> {
  const isHere = (yield* select(selectRouteAppointmentId)) === id;
  if (!payable || !isHere) return;
  const { over } = yield* race({
    over: call(countHold, seconds, (left: number) =>
      holdTicked({ appointmentId: id, seconds: left }),
    ),
    left: call(leavingPaymentPage),
  });
  if (over !== undefined) yield* call(loadAppointment, id);
}

const SECOND_MS = 1000;

/**
 * Puts how many seconds are left whenever the number shown changes, and answers true at the end. It
 * goes by the clock instead of counting, because a phone that sleeps stops its timers.
 */
export function* countHold(seconds: number, tick: (left: number) => Action): SagaGenerator<true> {
  const end = (yield* call(Date.now)) + seconds * SECOND_MS;
  while (true) {
    const left = Math.max(0, Math.ceil((end - (yield* call(Date.now))) / SECOND_MS));
    yield* put(tick(left));
    if (left === 0) return true;
    yield* delay(stepFrom(left) * SECOND_MS);
  }
}

function* leavingPaymentPage(): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(locationChanged);
    if (payload.location.pathname !== paths.bookingPayment()) return;
  }
}

export function* cancel({
  payload: { appointmentId: id, reason },
}: ReturnType<typeof appointmentCancelSubmitted>): SagaGenerator<void> {
  const { ok } = yield* submit(
    { succeeded: appointmentCancelSucceeded, failed: appointmentCancelFailed },
    cancelAppointment,
    { id, reason },
  );
  if (!ok) return;
  yield* put(draftDropped(draftNames.cancellation(id)));
  yield* put(notificationShown({ tone: 'success', key: 'appointments.cancel.done' }));
}

function* dropReason({
  payload,
}: ReturnType<typeof appointmentCancelDismissed>): SagaGenerator<void> {
  yield* put(draftDropped(draftNames.cancellation(payload.appointmentId)));
}

export function* saveCalendarFile({
  payload: { appointmentId, texts },
}: ReturnType<typeof calendarFilePressed>): SagaGenerator<void> {
  const appointment = yield* select(selectAppointment, appointmentId);
  if (appointment === null) return;
  const browser = yield* getContext<BrowserPort>('browser');
  yield* call(browser.saveFile, appointmentFile(appointment, texts, yield* call(currentTime)));
}
