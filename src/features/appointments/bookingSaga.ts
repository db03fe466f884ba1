import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga';
import {
  bookAppointment,
  changeAppointment,
  getAppointmentForm,
  getAppointmentSlots,
  type Appointment,
} from '../../api/appointments.ts';
import { toFailure } from '../../api/failure.ts';
import type { ApiError } from '../../api/ApiError.ts';
import { matchRoute } from '../../contract/pages/matchRoute.ts';
import type { BookAppointment } from '../../contract/wire/appointment.ts';
import { navigate } from '../../routing/navigate.ts';
import { paths } from '../../routing/paths.ts';
import { selectPathname } from '../../routing/routerSlice.ts';
import { callApi, type ApiOutcome } from '../../saga/callApi.ts';
import { takeEveryGuarded, takeLatestGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { draftNames } from '../../forms/draftNames.ts';
import { draftChanged, draftDropped } from '../drafts/draftsSlice.ts';
import { paymentConfirmed } from '../payment/paymentSlice.ts';
import { selectCustomerKey } from '../session/sessionSlice.ts';
import { appointmentLoaded } from './appointmentsSlice.ts';
import { selectChoice, selectComments } from './bookingSelectors.ts';
import {
  bookingFailed,
  bookingHeld,
  bookingLoaded,
  bookingRefused,
  bookingRequested,
  bookingRetryPressed,
  bookingSubmitted,
  dateChosen,
  dietitianChosen,
  selectBooking,
  slotLost,
  slotsFailed,
  slotsLoaded,
  slotsRequested,
  slotsRetryPressed,
  timeChosen,
} from './bookingSlice.ts';
import { queryChoice } from './choice.ts';

export function* bookingSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'dietitianAppointment' as const, loadForm);
  yield* fork(onRoute, 'dietitianCalendar' as const, loadCalendar);
  yield* fork(onRoute, 'appointmentPreview' as const, loadForm);
  yield* takeLatestGuarded(bookingRetryPressed, loadForm);
  yield* takeLatestGuarded(slotsRetryPressed, loadSlots);
  yield* takeLatestGuarded(dietitianChosen, writeChoice);
  yield* takeLatestGuarded(dateChosen, openDay);
  yield* takeLatestGuarded(timeChosen, writeChoice);
  yield* takeLeadingGuarded(bookingSubmitted, holdSlot);
  yield* takeEveryGuarded(paymentConfirmed, forgetComments);
}

export function* loadForm(): SagaGenerator<void> {
  yield* put(bookingRequested());
  const outcome = yield* callApi(getAppointmentForm);
  yield* put(
    outcome.ok ? bookingLoaded(outcome.response) : bookingFailed(toFailure(outcome.error)),
  );
}

function* loadCalendar(): SagaGenerator<void> {
  yield* fork(loadSlots);
  yield* call(loadForm);
}

/** The times of the chosen day, if there is one. */
export function* loadSlots(): SagaGenerator<void> {
  const { dietitianId, date } = yield* select(selectChoice);
  if (dietitianId === null || date === null) return;
  const day = { dietitianId, date };
  yield* put(slotsRequested(day));
  const outcome = yield* callApi(getAppointmentSlots, { user_id: dietitianId, date });
  yield* put(
    outcome.ok
      ? slotsLoaded(outcome.response)
      : slotsFailed({ ...day, failure: toFailure(outcome.error) }),
  );
}

function* openDay(): SagaGenerator<void> {
  yield* call(writeChoice);
  yield* call(loadSlots);
}

/** The choice lives in the address too: a reload, a shared link and login keep it. */
export function* writeChoice(): SagaGenerator<void> {
  const query = queryChoice(yield* select(selectChoice));
  const isCalendar = matchRoute(yield* select(selectPathname))?.name === 'dietitianCalendar';
  const path = isCalendar ? paths.dietitianCalendar(query) : paths.dietitianAppointment(query);
  yield* call(navigate, path, { replace: true });
}

/** Kept in the tab, as a form keeps its draft. */
export function* keepComments(comments: string): SagaGenerator<void> {
  const owner = yield* select(selectCustomerKey);
  yield* put(draftChanged({ owner, name: draftNames.appointment, values: { comments } }));
}

export function* forgetComments({
  payload: { payable },
}: ReturnType<typeof paymentConfirmed>): SagaGenerator<void> {
  if (payable.kind === 'appointment') yield* put(draftDropped(draftNames.appointment));
}

/** Takes the slot for ten minutes, in which it can be paid. */
export function* holdSlot({
  payload: choice,
}: ReturnType<typeof bookingSubmitted>): SagaGenerator<void> {
  const { dietitianId: user_id, date, time } = choice;
  const comments = yield* select(selectComments);
  const outcome = yield* call(moveOrBook, { user_id, date, time, comments });
  if (outcome.ok) {
    const appointment = outcome.response;
    yield* put(appointmentLoaded({ appointment }));
    yield* put(bookingHeld({ appointmentId: appointment.id }));
    return;
  }
  const failure = toFailure(outcome.error);
  yield* put(isAboutSlot(outcome.error) ? slotLost(failure) : bookingRefused(failure));
}

/** A slot that this customer holds already is let go for the new one. */
function* moveOrBook(input: BookAppointment): SagaGenerator<ApiOutcome<Appointment>> {
  const { heldId } = yield* select(selectBooking);
  if (heldId !== null) {
    const moved = yield* callApi(changeAppointment, { booking_id: heldId, ...input });
    if (moved.ok || !isOver(moved.error)) return moved;
  }
  return yield* callApi(bookAppointment, input);
}

const OVER: readonly (string | undefined)[] = [
  'booking_expired',
  'booking_closed',
  'booking_paid',
  'not_found',
];
const isOver = ({ facts }: ApiError) => OVER.includes(facts.error);

/** Somebody has it by now, or the day was closed meanwhile: another one has to be chosen. */
function isAboutSlot({ facts }: ApiError): boolean {
  if (facts.error === 'slot_taken' || facts.error === 'appointment_overlap') return true;
  const fields = Object.keys(facts.errors ?? {});
  return fields.some((field) => field === 'date' || field === 'time');
}
