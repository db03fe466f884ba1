import {
  forgetComments,
  holdSlot,
  loadForm,
  loadSlots,
  writeChoice,
} from '../../../../src/features/appointments/bookingSaga.ts';
import {
  bookingHeld,
  bookingSubmitted,
  dateChosen,
  dietitianChosen,
  timeChosen,
} from '../../../../src/features/appointments/bookingSlice.ts';
import { draftNames } from '../../../../src/forms/draftNames.ts';
import { draftChanged } from '../../../../src/features/drafts/draftsSlice.ts';
import { paymentConfirmed } from '../../../../src/features/payment/paymentSlice.ts';
import { sessionStarted } from '../../../../src/features/session/sessionSlice.ts';
import { locationChanged } from '../../../../src/routing/routerSlice.ts';
import { callFailures } from '../../../support/callFailures.ts';
import {
  appointmentForm,
  appointmentSlots,
  booking,
} from '../../../support/factories/appointment.ts';
import { customerInfo } from '../../../support/factories/customer.ts';
import { refuse } from '../../../support/replies.ts';
import { runSaga } from '../../../support/runSaga.ts';

const choice = { dietitianId: 1, date: '2027-01-17', time: '10:00' };
const chosen = [
  dietitianChosen({ dietitianId: 1 }),
  dateChosen({ date: '2027-01-17' }),
  timeChosen({ time: '10:00' }),
];
const written = [
  sessionStarted({ customerInfo: customerInfo(), cart: null }),
  draftChanged({ owner: '3', name: draftNames.appointment, values: { comments: 'Weight' } }),
];
const wish = { user_id: 1, date: '2027-01-17', time: '10:00', comments: 'Weight' };

it('loads who can be seen, with fees in fils', async () => {
  const { state } = await runSaga(loadForm, {
    api: { 'GET appointment-bookings-form': appointmentForm() },
  });
  expect(state.booking.status).toBe('loaded');
  expect(state.booking.form?.dietitians.map(({ fee }) => fee)).toEqual([15_000, 12_500]);
});

it.each(callFailures)('says so when the form brings %s', async (_name, reply, kind) => {
  const { state } = await runSaga(loadForm, {
    api: { 'GET appointment-bookings-form': reply() },
  });
  expect(state.booking).toMatchObject({ status: 'failed', failure: { kind } });
});

it('loads the times of the chosen day', async () => {
  const { state, api } = await runSaga(loadSlots, {
    after: chosen,
    api: { 'GET appointment-bookings-time-slots': appointmentSlots() },
  });
  const [request] = api.callsTo('GET appointment-bookings-time-slots');
  expect(Object.fromEntries(request?.query ?? [])).toEqual({ user_id: '1', date: '2027-01-17' });
  expect(state.booking.slots).toMatchObject({ status: 'ready', answer: { date: '2027-01-17' } });
});

it('asks for no times without a day', async () => {
  const { api } = await runSaga(loadSlots, { after: chosen.slice(0, 1) });
  expect(api.calls).toEqual([]);
});

it.each(callFailures)('says so when the times bring %s', async (_name, reply, kind) => {
  const { state } = await runSaga(loadSlots, {
    after: chosen,
    api: { 'GET appointment-bookings-time-slots': reply() },
  });
  expect(state.booking.slots).toMatchObject({ status: 'failed', failure: { kind } });
});

it.each(['/dietitian-appointment', '/dietitian-calendar'])(
  'writes the choice into the address of %s',
  async (pathname) => {
    const location = { pathname, search: '', hash: '', key: 'k' };
    const { history } = await runSaga(writeChoice, {
      after: [locationChanged({ location, action: 'PUSH' }), ...chosen],
      path: pathname,
    });
    expect(history.location).toMatchObject({
      pathname,
      search: '?dietitian=1&date=2027-01-17&time=10%3A00',
    });
    expect(history.index).toBe(0);
  },
);

describe('holding a slot', () => {
  const hold = (
    api: NonNullable<Parameters<typeof runSaga>[1]>['api'],
    more = chosen.slice(0, 0),
  ) =>
    runSaga(holdSlot, {
      args: [bookingSubmitted(choice)],
      after: [...written, ...chosen, ...more],
      api: api ?? {},
    });
  const answer = { booking: booking() };

  it('sends choice and comments, and keeps the booking', async () => {
    const { api, actions, state } = await hold({ 'POST appointment-booking': answer });
    expect(api.callsTo('POST appointment-booking')[0]?.body).toEqual(wish);
    expect(actions).toContainEqual(bookingHeld({ appointmentId: 7 }));
    expect(state.appointments.entries[7]?.appointment?.fee).toBe(15_000);
  });

  it('moves a slot that is held already', async () => {
    const { api } = await runSaga(holdSlot, {
      args: [bookingSubmitted(choice)],
      after: [...written, bookingHeld({ appointmentId: 7 })],
      api: { 'PUT appointment-booking': answer },
    });
    expect(api.callsTo('PUT appointment-booking')[0]?.body).toEqual({ booking_id: 7, ...wish });
  });

  it.each(['booking_expired', 'booking_closed', 'booking_paid', 'not_found'])(
    'books anew when the earlier hold answers %s',
    async (error) => {
      const { api, state } = await runSaga(holdSlot, {
        args: [bookingSubmitted(choice)],
        after: [...written, bookingHeld({ appointmentId: 6 })],
        api: {
          'PUT appointment-booking': refuse({ code: 409, error }),
          'POST appointment-booking': answer,
        },
      });
      expect(api.callsTo('POST appointment-booking')).toHaveLength(1);
      expect(state.booking.heldId).toBe(7);
    },
  );

  it.each([
    ['is taken', refuse({ code: 409, error: 'slot_taken', message: 'Taken.' })],
    ['is at the time of another one', refuse({ code: 409, error: 'appointment_overlap' })],
    ['is on a day that was closed', refuse({ errors: { date: ['We are closed.'] } })],
    ['is not offered any more', refuse({ errors: { time: ['Choose another.'] } })],
  ])('asks for another time when it %s', async (_name, reply) => {
    const { state } = await hold({ 'POST appointment-booking': reply });
    expect(state.booking.slotLost).not.toBeNull();
    expect(state.booking.choice).toEqual({ ...choice, time: null });
    expect(state.booking.save.status).toBe('idle');
  });

  it.each(callFailures)('keeps the choice after %s', async (_name, reply, kind) => {
    const { state } = await hold({ 'POST appointment-booking': reply() });
    expect(state.booking.choice).toEqual(choice);
    expect(state.booking.save).toMatchObject({ status: 'failed', failure: { kind } });
  });
});

it.each([
  ['an appointment', 'appointment', {}],
  ['an order', 'order', { appointment: { comments: 'Weight' } }],
] as const)('after %s is paid, keeps what is still needed', async (_name, kind, kept) => {
  const { state } = await runSaga(forgetComments, {
    args: [paymentConfirmed({ payable: { kind, id: 7 } })],
    after: written,
  });
  expect(state.drafts.own).toEqual(kept);
});
