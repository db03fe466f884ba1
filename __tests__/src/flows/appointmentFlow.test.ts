import {
  anotherTimePressed,
  holdSucceeded,
  bookingPayPressed,
  detailsSubmitted,
  slotLost,
  slotSubmitted,
} from '../../../src/features/booking/bookingSlice.ts';
import { readAppointment } from '../../../src/api/appointments.ts';
import { draftNames } from '../../../src/forms/draftNames.ts';
import { draftChanged } from '../../../src/features/drafts/draftsSlice.ts';
import { sessionStarted } from '../../../src/features/session/sessionSlice.ts';
import {
  paymentCheckAgainPressed,
  paymentRetryPressed,
  paymentStarted,
} from '../../../src/features/payment/paymentSlice.ts';
import { POLL_DELAYS_MS } from '../../../src/features/payment/pollDelays.ts';
import { advance } from '../../../src/flows/appointmentFlow.ts';
import type { AppointmentStep } from '../../../src/flows/appointmentSteps.ts';
import { createNavigator } from '../../../src/flows/navigator.ts';
import { locationChanged } from '../../../src/routing/routerSlice.ts';
import { pageRestored, sessionExpired } from '../../../src/saga/events.ts';
import { callFailures } from '../../support/callFailures.ts';
import {
  booking,
  expiredBooking,
  lostBooking,
  paidBooking,
} from '../../support/factories/appointment.ts';
import { customerInfo } from '../../support/factories/customer.ts';
import { inTurn } from '../../support/fakeApi.ts';
import { refuse } from '../../support/replies.ts';
import { runSaga } from '../../support/runSaga.ts';

type Options = Omit<NonNullable<Parameters<typeof runSaga>[1]>, 'args'>;

/** Runs one step of the flow on its page, to its end. */
async function take(step: AppointmentStep, { path = '/', ...options }: Options = {}) {
  const [pathname = path, search] = path.split('?', 2);
  const here = locationChanged({
    location: { pathname, search: search ? `?${search}` : '', hash: '', key: 'k' },
    action: 'PUSH',
  });
  const run = await runSaga(advance, {
    args: [createNavigator(pathname), step],
    path,
    ...options,
    after: [signedIn, here, ...(options.after ?? [])],
  });
  const { location } = run.history;
  return { ...run, place: location.pathname + location.search };
}

const signedIn = sessionStarted({ customerInfo: customerInfo(), cart: null });
const commented = (comments: string) =>
  draftChanged({ owner: '3', name: draftNames.appointment, values: { comments } });
const written = commented('I want to lose weight.');
const whole = 'dietitian=1&date=2027-01-17&time=10%3A00';
const payable = { kind: 'appointment', id: 7 } as const;
const reference = { booking_id: 7, order_reference_number: 'APT-7-1-0a1b2c3d' };
const started = { ...reference, payment_url: 'http://pay.example/payment?data=token' };
const held = { booking: booking() };
const paid = { booking: paidBooking() };
const pending = { booking: booking({ payment_pending: true }) };
const declined = { booking: booking({ payment_failed: true }) };

describe('from the details to the review', () => {
  it('keeps the comments and leads to the calendar, with a day that a link had chosen', async () => {
    const { returned, place, state, history } = await take(
      { name: 'details' },
      {
        path: '/dietitian-appointment?date=2027-01-17',
        during: [detailsSubmitted({ dietitianId: 1, comments: 'Weight' })],
      },
    );
    expect(returned).toEqual({ name: 'calendar' });
    expect(place).toBe('/dietitian-calendar?dietitian=1&date=2027-01-17');
    expect(history.index).toBe(1);
    expect(state.drafts.own).toEqual({ appointment: { comments: 'Weight' } });
  });

  it('leads from the calendar to the review', async () => {
    const { returned, place } = await take(
      { name: 'calendar' },
      { path: `/dietitian-calendar?${whole}`, after: [written], during: [slotSubmitted()] },
    );
    expect(returned).toEqual({ name: 'review' });
    expect(place).toBe(`/appointment-preview?${whole}`);
  });

  it.each<[string, AppointmentStep['name'], string, boolean, string]>([
    ['no dietitian', 'calendar', '/dietitian-calendar', true, '/dietitian-appointment'],
    [
      'no comments',
      'calendar',
      '/dietitian-calendar?dietitian=1&date=2027-01-17',
      false,
      '/dietitian-appointment?dietitian=1&date=2027-01-17',
    ],
    ['nothing at all', 'review', '/appointment-preview', false, '/dietitian-appointment'],
    [
      'no time',
      'review',
      '/appointment-preview?dietitian=1&date=2027-01-17',
      true,
      '/dietitian-calendar?dietitian=1&date=2027-01-17',
    ],
    ['no booking', 'payment', '/booking-payment', true, '/dietitian-appointment'],
  ])('redirects from %s to the missing choice on the %s', async (...[, name, path, has, to]) => {
    const step = (name === 'payment' ? { name, appointmentId: null } : { name }) as AppointmentStep;
    const { place, history } = await take(step, {
      path,
      after: has ? [written] : [commented(' ')],
    });
    expect(place).toBe(to);
    expect(history.index).toBe(0);
  });
});

describe('the review', () => {
  const review = (during: Options['during']) =>
    take(
      { name: 'review' },
      { path: `/appointment-preview?${whole}`, after: [written], during: during ?? [] },
    );

  it('leads to the payment once the slot is held', async () => {
    const { returned, place } = await review([holdSucceeded({ appointmentId: 7 })]);
    expect(returned).toEqual({ name: 'payment', appointmentId: 7 });
    expect(place).toBe('/booking-payment?booking=7');
  });

  it('leads to another time when the slot was taken meanwhile, with everything else kept', async () => {
    const failure = { kind: 'http', code: 409, message: 'Taken.' } as const;
    const { returned, place, state } = await review([
      slotLost({ ...failure, errors: null, retryAfter: null, reference: null }),
    ]);
    expect(returned).toEqual({ name: 'calendar' });
    expect(place).toBe('/dietitian-calendar?dietitian=1&date=2027-01-17');
    expect(state.booking.slotLost?.message).toBe('Taken.');
  });
});

describe('the payment', () => {
  const pressed = bookingPayPressed({ appointmentId: 7 });
  const payFor = (api: Options['api'], during: Options['during'] = [], more: Options = {}) =>
    take(
      { name: 'payment', appointmentId: 7 },
      { path: '/booking-payment?booking=7', during: [...during], api: api ?? {}, ...more },
    );

  it('leaves for the hosted page, and checks when the customer goes back', async () => {
    const { api, browser, place, history } = await payFor(
      {
        'GET appointment-booking/:id': inTurn(held, declined),
        'POST payments/checkout': started,
      },
      [pressed, pageRestored()],
    );
    expect(api.callsTo('POST payments/checkout')[0]?.body).toEqual({
      booking_id: 7,
      amount: '15.000',
    });
    expect(browser.assigned).toEqual([started.payment_url]);
    expect(browser.order).toEqual(['save', 'assign']);
    expect(place).toBe('/booking-payment?booking=7');
    expect(history.index).toBe(0);
  });

  it.each([
    ['an appointment that is paid already', paid],
    ['one that the bank has just paid', inTurn(pending, pending, paid)],
  ])('shows %s', async (_name, answer) => {
    const { place, api } = await payFor({ 'GET appointment-booking/:id': answer });
    expect(place).toBe('/appointment-confirmed/7');
    expect(api.callsTo('POST payments/checkout')).toHaveLength(0);
  });

  it.each(callFailures.filter(([name]) => name !== 'an invalid session'))(
    'stays after %s, and tries again when asked',
    async (_name, reply, kind) => {
      const { actions, browser } = await payFor(
        {
          'GET appointment-booking/:id': held,
          'POST payments/checkout': inTurn(reply(), started),
        },
        [pressed, paymentRetryPressed({ payable }), pageRestored()],
      );
      expect(actions).toContainEqual(
        expect.objectContaining({
          type: 'payment/startFailed',
          payload: expect.objectContaining({ payable, failure: expect.objectContaining({ kind }) }),
        }),
      );
      expect(browser.assigned).toEqual([started.payment_url]);
    },
  );

  it('does not offer another try when the hold expired meanwhile', async () => {
    const { place, state, browser } = await payFor(
      {
        'GET appointment-booking/:id': inTurn(held, { booking: expiredBooking() }),
        'POST payments/checkout': refuse({ code: 409, error: 'booking_expired' }),
      },
      [pressed],
    );
    expect(place).toBe('/booking-payment?booking=7');
    expect(state.payment).toMatchObject({ stage: 'failed', payable });
    expect(browser.assigned).toEqual([]);
  });

  it.each([
    ['keeps what is written now', [commented('New words')], 'New words'],
    ['takes up what the booking says', [], 'I want to lose weight.'],
  ])('leads to another time, and %s', async (_name, after, comments) => {
    const another = anotherTimePressed({ appointment: readAppointment(expiredBooking()) });
    const { returned, place, state } = await payFor(
      { 'GET appointment-booking/:id': { booking: expiredBooking() } },
      [another],
      { after },
    );
    expect(returned).toEqual({ name: 'calendar' });
    expect(place).toBe('/dietitian-calendar?dietitian=1&date=2027-01-17');
    expect(state.drafts.own['appointment']).toEqual({ comments });
  });

  it('continues after a reload with the payment under way', async () => {
    const { place } = await take(
      { name: 'payment', appointmentId: null },
      {
        path: '/booking-payment',
        after: [paymentStarted(reference)],
        api: { 'GET appointment-booking/:id': inTurn(pending, paid) },
      },
    );
    expect(place).toBe('/appointment-confirmed/7');
  });

  it('does not continue with an order’s payment that is under way', async () => {
    const order = { subscription_id: 41, order_reference_number: 'SUB-41-1-0a1b2c3d' };
    const { place } = await take(
      { name: 'payment', appointmentId: null },
      { path: '/booking-payment', after: [paymentStarted(order)] },
    );
    expect(place).toBe('/dietitian-appointment');
  });
});

describe('the return from the gateway', () => {
  const result = { ...reference, payment_status: true };
  const back = (api: Options['api'], more: Options = {}) =>
    take(
      { name: 'returned', data: 'ab12' },
      {
        path: '/booking-payment?data=ab12',
        ...more,
        api: { 'POST payments/result': { result }, 'PUT appointment-booking': pending, ...api },
      },
    );

  it.each([
    ['thanks for a payment', paid, '/appointment-confirmed/7'],
    ['offers another try after a decline', declined, '/booking-payment?booking=7'],
    [
      'shows a message when another customer got the slot',
      { booking: lostBooking() },
      '/booking-payment?booking=7',
    ],
  ])('%s, with the shop behind it in history', async (_name, answer, expected) => {
    const { place, history, api } = await back({ 'GET appointment-booking/:id': answer });
    expect(place).toBe(expected);
    expect(history.index).toBe(1);
    expect(api.callsTo('PUT appointment-booking')[0]?.body).toEqual(result);
  });

  it('asks the bank again on request when it had no answer', async () => {
    const waiting = POLL_DELAYS_MS.map(() => pending);
    const { actions, place } = await back(
      { 'GET appointment-booking/:id': inTurn(...waiting, pending, paid) },
      { during: [paymentCheckAgainPressed({ payable })] },
    );
    expect(actions.map(({ type }) => type)).toContain('payment/undecided');
    expect(place).toBe('/appointment-confirmed/7');
  });

  it.each(callFailures.filter(([name]) => name !== 'an invalid session'))(
    'continues after %s, because the bank decides',
    async (_name, reply) => {
      const { place } = await back({
        'PUT appointment-booking': reply(),
        'GET appointment-booking/:id': inTurn(reply(), paid),
      });
      expect(place).toBe('/appointment-confirmed/7');
    },
  );

  it('notifies the session of an invalid token', async () => {
    const { actions } = await back({
      'PUT appointment-booking': refuse({ code: 401 }),
      'GET appointment-booking/:id': paid,
    });
    expect(actions).toContainEqual(sessionExpired());
  });

  it.each([
    ['cannot be read', refuse()],
    [
      'is of an order',
      { result: { subscription_id: 41, order_reference_number: 'SUB-41-1-0a1b2c3d' } },
    ],
  ])('that %s stays where it says so', async (_name, answer) => {
    const { actions, place, api } = await back({ 'POST payments/result': answer });
    expect(actions.map(({ type }) => type)).toContain('payment/returnUnreadable');
    expect(place).toBe('/booking-payment');
    expect(api.callsTo('PUT appointment-booking')).toHaveLength(0);
  });
});
