import { call, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { loadAppointment } from '../features/appointments/appointmentsSaga.ts';
import { selectAppointment } from '../features/appointments/appointmentsSelectors.ts';
import { keepComments } from '../features/appointments/bookingSaga.ts';
import { selectChoice, selectComments } from '../features/appointments/bookingSelectors.ts';
import {
  anotherTimePressed,
  bookingHeld,
  bookingPayPressed,
  detailsSubmitted,
  slotLost,
  slotSubmitted,
} from '../features/appointments/bookingSlice.ts';
import { queryChoice } from '../features/appointments/choice.ts';
import { selectIsCustomer } from '../features/session/sessionSlice.ts';
import { paths } from '../routing/paths.ts';
import { locationChanged, selectLocation } from '../routing/routerSlice.ts';
import { missingStep, stepAt, type AppointmentStep } from './appointmentSteps.ts';
import { createJourney, type Journey } from './journey.ts';
import { confirmPayment, pay, paymentUnderWayOf, readResult } from './paymentSteps.ts';
import { walk } from './walk.ts';

/**
 * An appointment with a dietitian: details → calendar → review → pay → confirmed. The step is where
 * the customer is, as in the purchase of a plan; who arrives out of order is led to what is missing.
 */
export function* appointmentFlow(): SagaGenerator<void> {
  // The choice is read from the address of the visit, which is told once the sagas listen.
  yield* take(locationChanged);
  while (true) {
    const location = yield* select(selectLocation);
    // A guest is on the way to login, which leads back here with the same address.
    const isCustomer = yield* select(selectIsCustomer);
    const journey = createJourney(location.pathname);
    const step: AppointmentStep = isCustomer ? stepAt(location) : { name: 'elsewhere' };
    yield* race({
      walked: call(walk<AppointmentStep>, journey, step, advance),
      wandered: call(journey.leave),
    });
  }
}

/** Waits for the step to be done, moves on, and answers the next one; null at the end of the way. */
export function* advance(
  journey: Journey,
  step: AppointmentStep,
): SagaGenerator<AppointmentStep | null> {
  switch (step.name) {
    case 'details': {
      const { comments } = (yield* take(detailsSubmitted)).payload;
      yield* call(keepComments, comments);
      yield* call(journey.goTo, paths.dietitianCalendar(yield* call(chosen)));
      return { name: 'calendar' };
    }
    case 'calendar': {
      if ((yield* call(missing)).name === 'details') return yield* call(goBackToDetails, journey);
      yield* take(slotSubmitted);
      yield* call(journey.goTo, paths.appointmentPreview(yield* call(chosen)));
      return { name: 'review' };
    }
    case 'review':
      return yield* call(review, journey);
    case 'payment':
      return yield* call(payFor, journey, step.bookingId);
    case 'returned':
      yield* call(readResult, journey, 'booking' as const, step.data);
      return null;
    case 'elsewhere':
      yield* call(journey.leave);
      return null;
  }
}

/** Holds the slot; who comes too late chooses another one, with everything else kept. */
function* review(journey: Journey): SagaGenerator<AppointmentStep> {
  const step = yield* call(missing);
  if (step.name === 'details') return yield* call(goBackToDetails, journey);
  if (step.name === 'calendar') return yield* call(goBackToCalendar, journey);
  const { held } = yield* race({ held: take(bookingHeld), lost: take(slotLost) });
  if (held === undefined) return yield* call(goBackToCalendar, journey);
  const { bookingId } = held.payload;
  yield* call(journey.goTo, paths.bookingPayment(bookingId));
  return { name: 'payment', bookingId };
}

/** The booking on the server says what is left to do: nothing, wait for the bank, or pay in time. */
function* payFor(
  journey: Journey,
  bookingId: number | null,
): SagaGenerator<AppointmentStep | null> {
  if (bookingId === null) return yield* call(resumePayment, journey);
  yield* call(loadAppointment, bookingId);
  const booking = yield* select(selectAppointment, bookingId);
  if (booking?.payment_status === 'paid') {
    yield* call(journey.goTo, paths.appointmentConfirmed(bookingId), { replace: true });
    return null;
  }
  if (booking?.payment_pending) {
    yield* call(confirmPayment, journey, { payable: { kind: 'booking' as const, id: bookingId } });
    return null;
  }
  return yield* call(awaitDecision, journey);
}

function* awaitDecision(journey: Journey): SagaGenerator<AppointmentStep | null> {
  const { payNow, another } = yield* race({
    payNow: take(bookingPayPressed),
    another: take(anotherTimePressed),
  });
  if (payNow !== undefined) {
    yield* call(pay, journey, { kind: 'booking' as const, id: payNow.payload.bookingId });
    return null;
  }
  const comments = yield* select(selectComments);
  if (another !== undefined && comments === '') {
    yield* call(keepComments, another.payload.booking.comments);
  }
  yield* call(journey.goTo, paths.dietitianCalendar(yield* call(chosen)));
  return { name: 'calendar' };
}

/** A reload while paying, or a customer who came back without a result. */
function* resumePayment(journey: Journey): SagaGenerator<AppointmentStep | null> {
  const underWay = yield* call(paymentUnderWayOf, 'booking' as const);
  if (underWay === null) return yield* call(goBackToDetails, journey);
  yield* call(confirmPayment, journey, { payable: underWay });
  return null;
}

function* missing(): SagaGenerator<ReturnType<typeof missingStep>> {
  return missingStep(yield* select(selectChoice), yield* select(selectComments));
}

function* chosen(): SagaGenerator<ReturnType<typeof queryChoice>> {
  return queryChoice(yield* select(selectChoice));
}

function* goBackToDetails(journey: Journey): SagaGenerator<AppointmentStep> {
  const query = yield* call(chosen);
  yield* call(journey.goTo, paths.dietitianAppointment(query), { replace: true });
  return { name: 'details' };
}

function* goBackToCalendar(journey: Journey): SagaGenerator<AppointmentStep> {
  const query = yield* call(chosen);
  yield* call(journey.goTo, paths.dietitianCalendar(query), { replace: true });
  return { name: 'calendar' };
}
