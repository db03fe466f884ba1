import { call, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import type { ApiError } from '../../api/ApiError.ts';
import {
  bookAppointment,
  changeAppointment,
  getAppointmentForm,
  getAppointmentSlots,
  type Appointment,
  type AppointmentInput,
} from '../../api/appointments.ts';
import { toFailure } from '../../api/failure.ts';
import { matchRoute, type RouteParams } from '../../contract/pages/matchRoute.ts';
import type { RouteName } from '../../contract/pages/routes.ts';
import { draftNames } from '../../forms/draftNames.ts';
import { navigate } from '../../routing/navigate.ts';
import { paths } from '../../routing/paths.ts';
import { locationChanged, selectPathname } from '../../routing/routerSlice.ts';
import { callApi, load, type ApiOutcome } from '../../saga/callApi.ts';
import { takeEveryGuarded, takeLatestGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { appointmentLoaded } from '../appointments/appointmentsSlice.ts';
import { draftChanged, draftDropped } from '../drafts/draftsSlice.ts';
import { paymentConfirmed } from '../payment/paymentSlice.ts';
import { selectCustomerKey } from '../session/sessionSlice.ts';
import { selectChoice, selectComments, selectDietitian } from './bookingSelectors.ts';
import {
  bookingFailed,
  bookingLoaded,
  bookingRequested,
  bookingRetryPressed,
  dateChosen,
  dietitianChosen,
  holdFailed,
  holdSubmitted,
  holdSucceeded,
  selectBooking,
  slotLost,
  slotsFailed,
  slotsLoaded,
  slotsRequested,
  slotsRetryPressed,
  timeChosen,
} from './bookingSlice.ts';
import { choiceFromQuery, isPartOf, nextDays, NOTHING_CHOSEN, type Choice } from './choice.ts';

export function* bookingSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'dietitianAppointment' as const, loadForm);
  yield* fork(onRoute, 'dietitianCalendar' as const, loadCalendar);
  yield* fork(onRoute, 'appointmentPreview' as const, loadForm);
  yield* fork(keepLaterChoice);
  yield* takeLatestGuarded(bookingRetryPressed, function* () {
    yield* call(loadForm);
    yield* call(chooseFirstDay);
  });
  yield* takeLatestGuarded(slotsRetryPressed, loadSlots);
  yield* takeLatestGuarded(dietitianChosen, ({ payload }) =>
    writeChoice({ ...payload, time: null }),
  );
  yield* takeLatestGuarded(dateChosen, openDay);
  yield* takeLatestGuarded(timeChosen, ({ payload }) => writeChoice(payload));
  yield* takeLeadingGuarded(holdSubmitted, holdSlot);
  yield* takeEveryGuarded(paymentConfirmed, forgetComments);
}

export function* loadForm(): SagaGenerator<void> {
  yield* load(
    { requested: bookingRequested, loaded: bookingLoaded, failed: bookingFailed },
    getAppointmentForm,
  );
}

function* loadCalendar(): SagaGenerator<void> {
  yield* fork(loadSlots);
  yield* call(loadForm);
  yield* call(chooseFirstDay);
}

/** Shows times on arrival: a calendar without a chosen day gets the first free one. */
export function* chooseFirstDay(): SagaGenerator<void> {
  const isCalendar = CALENDARS.has(matchRoute(yield* select(selectPathname))?.name);
  const { date } = yield* select(selectChoice);
  const { form } = yield* select(selectBooking);
  const dietitian = yield* select(selectDietitian);
  if (!isCalendar || date !== null || form === null || dietitian === null) return;
  const [first] = nextDays(form, dietitian, 1);
  if (first !== undefined) yield* call(openDay, dateChosen({ date: first }));
}

/** Loads the times of the chosen day, if there is one. */
export function* loadSlots(): SagaGenerator<void> {
  const { dietitianId, date } = yield* select(selectChoice);
  if (dietitianId === null || date === null) return;
  yield* load(
    {
      requested: () => slotsRequested({ dietitianId, date }),
      loaded: slotsLoaded,
      failed: (failure) => slotsFailed({ dietitianId, date, failure }),
    },
    getAppointmentSlots,
    { dietitianId, date },
  );
}

function* openDay({ payload: { date } }: ReturnType<typeof dateChosen>): SagaGenerator<void> {
  yield* call(writeChoice, { date, time: null });
  yield* call(loadSlots);
}

type StepPath = (choice: Choice) => string;

const STEP_PATHS: Readonly<Partial<Record<RouteName, (params: RouteParams) => StepPath>>> = {
  dietitianAppointment: () => paths.dietitianAppointment,
  dietitianCalendar: () => paths.dietitianCalendar,
  appointmentPreview: () => paths.appointmentPreview,
  moveAppointment:
    ({ id }) =>
    (choice) =>
      paths.moveAppointment(Number(id), choice),
};

function stepPathAt(pathname: string): StepPath | null {
  const match = matchRoute(pathname);
  return match === null ? null : (STEP_PATHS[match.name]?.(match.params) ?? null);
}

const CALENDARS: ReadonlySet<RouteName | undefined> = new Set([
  'dietitianCalendar',
  'moveAppointment',
]);

/** The choice is the address: a reload, a shared link and login keep it. */
export function* writeChoice(change: Partial<Choice>): SagaGenerator<void> {
  const stepPath = stepPathAt(yield* select(selectPathname));
  if (stepPath === null) return;
  const choice = { ...(yield* select(selectChoice)), ...change };
  yield* call(navigate, stepPath(choice), { replace: true });
}

/** The back button leads to an earlier address: it takes over the choices of the later step. */
function* keepLaterChoice(): SagaGenerator<void> {
  let later = NOTHING_CHOSEN;
  while (true) {
    const { action, location } = (yield* take(locationChanged)).payload;
    const isStep = stepPathAt(location.pathname) !== null;
    const here = isStep ? choiceFromQuery(location.search) : NOTHING_CHOSEN;
    const isOlder = isStep && action === 'POP' && isPartOf(here, later);
    if (isOlder) yield* call(writeChoice, later);
    else later = here;
  }
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
  payload: { dietitianId, date, time },
}: ReturnType<typeof holdSubmitted>): SagaGenerator<void> {
  const comments = yield* select(selectComments);
  const outcome = yield* call(moveOrBook, { dietitianId, date, time, comments });
  if (outcome.ok) {
    yield* put(appointmentLoaded(outcome.response));
    yield* put(holdSucceeded({ appointmentId: outcome.response.id }));
    return;
  }
  const failure = toFailure(outcome.error);
  yield* put(isAboutSlot(outcome.error) ? slotLost(failure) : holdFailed(failure));
}

/** The customer's earlier hold is released for the new slot. */
function* moveOrBook(input: AppointmentInput): SagaGenerator<ApiOutcome<Appointment>> {
  const { heldId } = yield* select(selectBooking);
  if (heldId !== null) {
    const moved = yield* callApi(changeAppointment, { appointmentId: heldId, ...input });
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

/** The slot was taken or the day closed meanwhile: the customer has to choose another. */
export function isAboutSlot({ facts }: ApiError): boolean {
  if (facts.error === 'slot_taken' || facts.error === 'appointment_overlap') return true;
  const fields = Object.keys(facts.errors ?? {});
  return fields.some((field) => field === 'date' || field === 'time');
}
