import { call, fork, join, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { moveAppointment, type Appointment } from '../../api/appointments.ts';
import { toFailure } from '../../api/failure.ts';
import { matchRoute, type RouteParams } from '../../contract/pages/matchRoute.ts';
import { navigate } from '../../routing/navigate.ts';
import { paths } from '../../routing/paths.ts';
import { selectPathname } from '../../routing/routerSlice.ts';
import { callApi } from '../../saga/callApi.ts';
import { takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import {
  appointmentLoaded,
  appointmentRetryPressed,
  selectAppointment,
} from '../appointments/appointmentsSlice.ts';
import { notificationShown } from '../notifications/notificationsSlice.ts';
import { chooseFirstDay, isAboutSlot, loadForm, loadSlots, writeChoice } from './bookingSaga.ts';
import { selectChoice } from './bookingSelectors.ts';
import { holdFailed, moveSubmitted, moveSucceeded, slotLost } from './bookingSlice.ts';

/** A paid appointment goes to another free time of the same dietitian. */
export function* moveSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'moveAppointment' as const, loadMove);
  yield* takeLeadingGuarded(moveSubmitted, move);
}

/** The address names the appointment; its dietitian's times are those that can be chosen. */
export function* loadMove({ id }: RouteParams): SagaGenerator<void> {
  const form = yield* fork(loadForm);
  const { movable, dietitianId } = yield* call(appointmentOf, Number(id));
  if (!movable) return;
  const choice = yield* select(selectChoice);
  if (choice.dietitianId !== dietitianId) yield* call(writeChoice, { dietitianId });
  yield* fork(loadSlots);
  yield* join(form);
  yield* call(chooseFirstDay);
}

/** The appointments saga loads it, again after each failure. */
function* appointmentOf(id: number): SagaGenerator<Appointment> {
  while (true) {
    const appointment = yield* select(selectAppointment, id);
    if (appointment !== null) return appointment;
    yield* take(appointmentLoaded);
  }
}

export function* move({ payload }: ReturnType<typeof moveSubmitted>): SagaGenerator<void> {
  const outcome = yield* callApi(moveAppointment, payload);
  if (outcome.ok) {
    yield* put(appointmentLoaded(outcome.response));
    yield* put(moveSucceeded());
    yield* put(notificationShown({ tone: 'success', key: 'appointments.move.done' }));
    yield* call(showAppointments);
    return;
  }
  const failure = toFailure(outcome.error);
  if (isAboutSlot(outcome.error)) {
    yield* put(slotLost(failure));
    yield* call(loadSlots);
    return;
  }
  yield* put(holdFailed(failure));
  // It cannot be moved any more: the page says so.
  if (failure.code === 409) yield* put(appointmentRetryPressed({ id: payload.appointmentId }));
}

/** Unless the customer has left the page meanwhile. */
function* showAppointments(): SagaGenerator<void> {
  const page = matchRoute(yield* select(selectPathname))?.name;
  if (page === 'moveAppointment') yield* call(navigate, paths.appointments());
}
