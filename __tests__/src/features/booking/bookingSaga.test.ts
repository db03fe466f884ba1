import {
  forgetComments,
  holdSlot,
  loadForm,
  loadSlots,
  writeChoice,
} from '../../../../src/features/booking/bookingSaga.ts';
import { holdSubmitted, holdSucceeded } from '../../../../src/features/booking/bookingSlice.ts';
import { selectChoice } from '../../../../src/features/booking/bookingSelectors.ts';
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
const at = (address: string) => {
  const [pathname = '/', search = ''] = address.split(/(?=\?)/);
  return locationChanged({ location: { pathname, search, hash: '', key: 'k' }, action: 'PUSH' });
};
const whole = '?dietitian=1&date=2027-01-17&time=10%3A00';
const chosen = [at(`/dietitian-calendar${whole}`)];
const written = [
  sessionStarted({ customerInfo: customerInfo(), cart: null }),
  draftChanged({ owner: '3', name: draftNames.appointment, values: { comments: 'Weight' } }),
];
const input = { user_id: 1, date: '2027-01-17', time: '10:00', comments: 'Weight' };

it('loads the dietitians, with fees in fils', async () => {
  const { state } = await runSaga(loadForm, {
    api: { 'GET appointment-bookings-form': appointmentForm() },
  });
  expect(state.booking.status).toBe('loaded');
  expect(state.booking.form?.dietitians.map(({ fee }) => fee)).toEqual([15_000, 12_500]);
});

it.each(callFailures)('shows the failure when the form brings %s', async (_name, reply, kind) => {
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
  expect(state.booking.slots).toMatchObject({ status: 'loaded', answer: { date: '2027-01-17' } });
});

it('asks for no times without a day', async () => {
  const { api } = await runSaga(loadSlots, {
    after: [at('/dietitian-calendar?dietitian=1')],
  });
  expect(api.calls).toEqual([]);
});

it.each(callFailures)('shows the failure when the times bring %s', async (_name, reply, kind) => {
  const { state } = await runSaga(loadSlots, {
    after: chosen,
    api: { 'GET appointment-bookings-time-slots': reply() },
  });
  expect(state.booking.slots).toMatchObject({ status: 'failed', failure: { kind } });
});

it.each(['/dietitian-appointment', '/dietitian-calendar'])(
  'writes the choice into the address of %s',
  async (pathname) => {
    const { history } = await runSaga(writeChoice, {
      args: [{ time: '10:00' }],
      after: [at(`${pathname}?dietitian=1&date=2027-01-17`)],
      path: pathname,
    });
    expect(history.location).toMatchObject({ pathname, search: whole });
    expect(history.index).toBe(0);
  },
);

it('writes nothing once the customer has left the steps', async () => {
  const { history } = await runSaga(writeChoice, {
    args: [{ time: '10:00' }],
    after: [at('/about-us')],
    path: '/about-us',
  });
  expect(history.location).toMatchObject({ pathname: '/about-us', search: '' });
});

describe('holding a slot', () => {
  const hold = (api: NonNullable<Parameters<typeof runSaga>[1]>['api']) =>
    runSaga(holdSlot, {
      args: [holdSubmitted(choice)],
      after: [...written, ...chosen],
      api: api ?? {},
    });
  const answer = { booking: booking() };

  it('sends choice and comments, and keeps the booking', async () => {
    const { api, actions, state } = await hold({ 'POST appointment-booking': answer });
    expect(api.callsTo('POST appointment-booking')[0]?.body).toEqual(input);
    expect(actions).toContainEqual(holdSucceeded({ appointmentId: 7 }));
    expect(state.appointments.entries[7]?.item?.fee).toBe(15_000);
  });

  it('moves a slot that is held already', async () => {
    const { api } = await runSaga(holdSlot, {
      args: [holdSubmitted(choice)],
      after: [...written, holdSucceeded({ appointmentId: 7 })],
      api: { 'PUT appointment-booking': answer },
    });
    expect(api.callsTo('PUT appointment-booking')[0]?.body).toEqual({ booking_id: 7, ...input });
  });

  it.each(['booking_expired', 'booking_closed', 'booking_paid', 'not_found'])(
    'books again when the earlier hold answers %s',
    async (error) => {
      const { api, state } = await runSaga(holdSlot, {
        args: [holdSubmitted(choice)],
        after: [...written, holdSucceeded({ appointmentId: 6 })],
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
    expect(state.booking.hold.status).toBe('idle');
  });

  it.each(callFailures)('keeps the choice after %s', async (_name, reply, kind) => {
    const { state } = await hold({ 'POST appointment-booking': reply() });
    expect(selectChoice(state)).toEqual(choice);
    expect(state.booking.hold).toMatchObject({ status: 'failed', failure: { kind } });
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
