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
import { selectAppointment, selectRouteAppointmentId } from './appointmentsSelectors.ts';
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
  yield* takeLatestGuarded(appointmentRetried, ({ payload }) =>
    loadAppointment(payload.appointmentId),
  );
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
  yield* put(appointmentListLoaded({ appointments: outcome.response, now }));
}

const currentTime = () => new Date();

function* loadAppointmentOfRoute({ id }: RouteParams): SagaGenerator<void> {
  yield* call(loadAppointment, Number(id));
}

export function* loadAppointment(appointmentId: number): SagaGenerator<void> {
  yield* put(appointmentRequested({ appointmentId }));
  const outcome = yield* callApi(getAppointment, { id: appointmentId });
  if (outcome.ok) yield* put(appointmentLoaded({ appointment: outcome.response }));
  else yield* put(appointmentFailed({ appointmentId, failure: toFailure(outcome.error) }));
}

/** On the payment page: counts the held time down, and asks the server once it is over. */
function* watchHold({
  payload: { appointment },
}: ReturnType<typeof appointmentLoaded>): SagaGenerator<void> {
  const appointmentId = appointment.id;
  const isHere = (yield* select(selectRouteAppointmentId)) === appointmentId;
  if (!appointment.payable || !isHere) return;
  const { over } = yield* race({
    over: call(countHold, appointment.held_for_seconds, (seconds: number) =>
      holdTicked({ appointmentId, seconds }),
    ),
    left: call(leavingPage),
  });
  if (over !== undefined) yield* call(loadAppointment, appointmentId);
}

function* leavingPage(): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(locationChanged);
    if (payload.location.pathname !== paths.bookingPayment()) return;
  }
}

export function* cancel({
  payload: { appointmentId, reason },
}: ReturnType<typeof appointmentCancelConfirmed>): SagaGenerator<void> {
  const outcome = yield* callApi(cancelAppointment, { id: appointmentId, reason });
  if (!outcome.ok) {
    yield* put(appointmentCancelFailed({ failure: toFailure(outcome.error) }));
    return;
  }
  yield* put(appointmentCancelled({ appointment: outcome.response }));
  yield* put(notificationShown({ tone: 'success', key: 'appointments.cancel.done' }));
}

export function* saveCalendarFile({
  payload: { appointmentId, texts },
}: ReturnType<typeof calendarFilePressed>): SagaGenerator<void> {
  const appointment = yield* select(selectAppointment, appointmentId);
  if (appointment === null) return;
  const browser = yield* getContext<BrowserPort>('browser');
  yield* call(browser.saveFile, appointmentFile(appointment, texts, yield* call(currentTime)));
}
