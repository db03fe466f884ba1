import {
  call,
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
import type { RouteParams } from '../../contract/pages/matchRoute.ts';
import { paths } from '../../routing/paths.ts';
import { locationChanged } from '../../routing/routerSlice.ts';
import type { BrowserPort } from '../../saga/browserPort.ts';
import { callApi } from '../../saga/callApi.ts';
import { takeLatestGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { notificationShown } from '../notifications/notificationsSlice.ts';
import { appointmentFile } from './appointmentFile.ts';
import { selectAppointment, selectRouteBookingId } from './appointmentsSelectors.ts';
import {
  appointmentCancelConfirmed,
  appointmentCancelFailed,
  appointmentCancelled,
  appointmentFailed,
  appointmentListFailed,
  appointmentListLoaded,
  appointmentListRequested,
  appointmentListRetried,
  appointmentLoaded,
  appointmentRequested,
  appointmentRetried,
  calendarFilePressed,
  holdTicked,
} from './appointmentsSlice.ts';
import { countHold } from './countHold.ts';

export function* appointmentsSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'appointments' as const, loadAppointments);
  yield* fork(onRoute, 'appointmentConfirmed' as const, loadAppointmentOfRoute);
  yield* takeLatestGuarded(appointmentListRetried, loadAppointments);
  yield* takeLatestGuarded(appointmentRetried, ({ payload }) => loadAppointment(payload.bookingId));
  yield* takeLatestGuarded(appointmentLoaded, watchHold);
  yield* takeLeadingGuarded(appointmentCancelConfirmed, cancel);
  yield* takeLeadingGuarded(calendarFilePressed, saveCalendarFile);
}

export function* loadAppointments(): SagaGenerator<void> {
  yield* put(appointmentListRequested());
  const outcome = yield* callApi(getAppointments);
  if (!outcome.ok) {
    yield* put(appointmentListFailed({ failure: toFailure(outcome.error) }));
    return;
  }
  const now = (yield* call(currentTime)).toISOString();
  yield* put(appointmentListLoaded({ bookings: outcome.response, now }));
}

export const currentTime = () => new Date();

function* loadAppointmentOfRoute({ id }: RouteParams): SagaGenerator<void> {
  yield* call(loadAppointment, Number(id));
}

export function* loadAppointment(bookingId: number): SagaGenerator<void> {
  yield* put(appointmentRequested({ bookingId }));
  const outcome = yield* callApi(getAppointment, { id: bookingId });
  if (outcome.ok) yield* put(appointmentLoaded({ booking: outcome.response }));
  else yield* put(appointmentFailed({ bookingId, failure: toFailure(outcome.error) }));
}

/** On the payment page: counts the held time down, and asks the server once it is over. */
export function* watchHold({
  payload: { booking },
}: ReturnType<typeof appointmentLoaded>): SagaGenerator<void> {
  const bookingId = booking.id;
  const isHere = (yield* select(selectRouteBookingId)) === bookingId;
  if (!booking.payable || !isHere) return;
  const { over } = yield* race({
    over: call(countHold, booking.held_for_seconds, (seconds: number) =>
      holdTicked({ bookingId, seconds }),
    ),
    left: call(leavingPage),
  });
  if (over !== undefined) yield* call(loadAppointment, bookingId);
}

function* leavingPage(): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(locationChanged);
    if (payload.location.pathname !== paths.bookingPayment()) return;
  }
}

export function* cancel({
  payload: { bookingId, reason },
}: ReturnType<typeof appointmentCancelConfirmed>): SagaGenerator<void> {
  const outcome = yield* callApi(cancelAppointment, { id: bookingId, reason });
  if (!outcome.ok) {
    yield* put(appointmentCancelFailed({ failure: toFailure(outcome.error) }));
    return;
  }
  yield* put(appointmentCancelled({ booking: outcome.response }));
  yield* put(notificationShown({ tone: 'success', key: 'appointments.cancel.done' }));
}

export function* saveCalendarFile({
  payload: { bookingId, texts },
}: ReturnType<typeof calendarFilePressed>): SagaGenerator<void> {
  const booking = yield* select(selectAppointment, bookingId);
  if (booking === null) return;
  const browser = yield* getContext<BrowserPort>('browser');
  yield* call(browser.saveFile, appointmentFile(booking, texts, yield* call(currentTime)));
}
