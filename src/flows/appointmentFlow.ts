import { buffers, type Channel } from 'redux-saga';
import { actionChannel, call, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { loadAppointment } from '../features/appointments/appointmentsSaga.ts';
import { selectAppointment } from '../features/appointments/appointmentsSlice.ts';
import { keepComments } from '../features/booking/bookingSaga.ts';
import { selectChoice, selectComments } from '../features/booking/bookingSelectors.ts';
import {
  anotherTimePressed,
  bookingPayPressed,
  detailsSubmitted,
  holdSucceeded,
  slotLost,
  slotSubmitted,
} from '../features/booking/bookingSlice.ts';
import { paymentFollowed } from '../features/payment/paymentUnderWaySlice.ts';
import { paths } from '../routing/paths.ts';
import { locationChanged } from '../routing/routerSlice.ts';
import { missingStep, stepAt, type AppointmentStep } from './appointmentSteps.ts';
import type { Navigator } from './navigator.ts';
import { confirmPayment, pay, paymentUnderWayOf, readResult } from './paymentSteps.ts';
import { runSteps, type Flow } from './runSteps.ts';

const steps: Flow<AppointmentStep> = {
  name: 'appointment',
  stepAt,
  elsewhere: { name: 'elsewhere' },
  advance,
};

/** An appointment with a dietitian: details → calendar → review → pay → confirmed. */
export function* appointmentFlow(): SagaGenerator<void> {
  // The comments that the tab has kept are in the store before the first address is.
  yield* take(locationChanged);
  yield* call(runSteps<AppointmentStep>, steps);
}

/** Waits until the step is done, navigates, and returns the next step; null at the end of the flow. */
export function* advance(
  navigator: Navigator,
  step: AppointmentStep,
): SagaGenerator<AppointmentStep | null> {
  switch (step.name) {
    case 'details': {
      const { dietitianId, comments } = (yield* take(detailsSubmitted)).payload;
      yield* call(keepComments, comments);
      const choice = { ...(yield* select(selectChoice)), dietitianId };
      yield* call(navigator.goTo, paths.dietitianCalendar(choice));
      return { name: 'calendar' };
    }
    case 'calendar': {
      if ((yield* call(missing)).name === 'details') return yield* call(goBackToDetails, navigator);
      yield* take(slotSubmitted);
      yield* call(navigator.goTo, paths.appointmentPreview(yield* select(selectChoice)));
      return { name: 'review' };
    }
    case 'review':
      return yield* call(review, navigator);
    case 'payment':
      return yield* call(payFor, navigator, step.appointmentId);
    case 'returned':
      yield* call(readResult, navigator, 'appointment' as const, step.data);
      return null;
    case 'elsewhere':
      yield* call(navigator.customerLeaves);
      return null;
  }
}

/** Holds the slot. If it was taken meanwhile, the customer chooses another one; everything else stays. */
function* review(navigator: Navigator): SagaGenerator<AppointmentStep> {
  const step = yield* call(missing);
  if (step.name === 'details') return yield* call(goBackToDetails, navigator);
  if (step.name === 'calendar') return yield* call(goBackToCalendar, navigator);
  const { held } = yield* race({ held: take(holdSucceeded), lost: take(slotLost) });
  if (held === undefined) return yield* call(goBackToCalendar, navigator);
  const { appointmentId } = held.payload;
  yield* call(navigator.goTo, paths.bookingPayment(appointmentId));
  return { name: 'payment', appointmentId };
}

type Press = ReturnType<typeof bookingPayPressed | typeof anotherTimePressed>;

/** The appointment's state on the server decides: done, wait for the bank, or pay in time. */
function* payFor(
  navigator: Navigator,
  appointmentId: number | null,
): SagaGenerator<AppointmentStep | null> {
  if (appointmentId === null) return yield* call(resumePayment, navigator);
  // The page shows the earlier state while it is read again, so clicks meanwhile have to count.
  const presses = yield* actionChannel<Press>(
    [bookingPayPressed.type, anotherTimePressed.type],
    buffers.sliding(1),
  );
  try {
    return yield* call(payForLoaded, navigator, appointmentId, presses);
  } finally {
    presses.close();
  }
}

function* payForLoaded(
  navigator: Navigator,
  appointmentId: number,
  presses: Channel<Press>,
): SagaGenerator<AppointmentStep | null> {
  yield* call(loadAppointment, appointmentId);
  const appointment = yield* select(selectAppointment, appointmentId);
  if (appointment?.payment_status === 'paid') {
    yield* call(navigator.goTo, paths.appointmentConfirmed(appointmentId), { replace: true });
    return null;
  }
  if (appointment?.payment_pending) {
    yield* call(confirmPayment, navigator, {
      payable: { kind: 'appointment' as const, id: appointmentId },
    });
    return null;
  }
  return yield* call(awaitDecision, navigator, appointmentId, presses);
}

function* awaitDecision(
  navigator: Navigator,
  appointmentId: number,
  presses: Channel<Press>,
): SagaGenerator<AppointmentStep | null> {
  const { pressed } = yield* race({ pressed: take(presses), followed: take(paymentFollowed) });
  if (pressed === undefined) return { name: 'payment', appointmentId };
  if (anotherTimePressed.match(pressed)) {
    return yield* call(chooseAnotherTime, navigator, pressed.payload);
  }
  yield* call(pay, navigator, { kind: 'appointment' as const, id: pressed.payload.appointmentId });
  return null;
}

function* chooseAnotherTime(
  navigator: Navigator,
  { appointment }: ReturnType<typeof anotherTimePressed>['payload'],
): SagaGenerator<AppointmentStep> {
  const comments = yield* select(selectComments);
  if (comments === '') yield* call(keepComments, appointment.comments);
  const { dietitianId, date } = appointment;
  yield* call(navigator.goTo, paths.dietitianCalendar({ dietitianId, date }));
  return { name: 'calendar' };
}

/** A reload while paying, or a customer who came back without a result. */
function* resumePayment(navigator: Navigator): SagaGenerator<AppointmentStep | null> {
  const underWay = yield* call(paymentUnderWayOf, 'appointment' as const);
  if (underWay === null) return yield* call(goBackToDetails, navigator);
  yield* call(confirmPayment, navigator, { payable: underWay });
  return null;
}

function* missing(): SagaGenerator<ReturnType<typeof missingStep>> {
  return missingStep(yield* select(selectChoice), yield* select(selectComments));
}

function* goBackToDetails(navigator: Navigator): SagaGenerator<AppointmentStep> {
  const choice = yield* select(selectChoice);
  yield* call(navigator.goTo, paths.dietitianAppointment(choice), { replace: true });
  return { name: 'details' };
}

function* goBackToCalendar(navigator: Navigator): SagaGenerator<AppointmentStep> {
  const choice = { ...(yield* select(selectChoice)), time: null };
  yield* call(navigator.goTo, paths.dietitianCalendar(choice), { replace: true });
  return { name: 'calendar' };
}
