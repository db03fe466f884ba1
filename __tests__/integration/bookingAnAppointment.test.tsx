import { waitFor } from '@testing-library/react';
import { selectChoice } from '../../src/features/booking/bookingSelectors.ts';
import {
  bookingPayPressed,
  holdSubmitted,
  dateChosen,
  detailsSubmitted,
  slotSubmitted,
  timeChosen,
} from '../../src/features/booking/bookingSlice.ts';
import { loginSubmitted } from '../../src/features/session/loginSlice.ts';
import { pageRestored } from '../../src/saga/events.ts';
import {
  appointmentForm,
  appointmentSlots,
  booking,
  lostBooking,
  paidBooking,
} from '../support/factories/appointment.ts';
import { customerInfo, signedInResponse } from '../support/factories/customer.ts';
import { homeResponse } from '../support/factories/home.ts';
import { inTurn, type Handlers } from '../support/fakeApi.ts';
import type { KeptDrafts } from '../support/fakeBrowser.ts';
import { remembered } from '../support/memoryStorage.ts';
import { noAnswer, refuse } from '../support/replies.ts';
import { startStorefront } from '../support/startStorefront.ts';

const reference = { booking_id: 7, order_reference_number: 'APT-7-1-0a1b2c3d' };
const started = { ...reference, payment_url: 'http://pay.example/payment?data=token' };
const held = { booking: booking() };
const paid = { booking: paidBooking() };
const result = { ...reference, payment_status: true };
const choice = { dietitianId: 1, date: '2027-01-17', time: '10:00' };
const whole = 'dietitian=1&date=2027-01-17&time=10%3A00';
const written: KeptDrafts = { customer: '3', own: { appointment: { comments: 'Weight' } } };

/** A kitchen where everything goes well. */
const kitchen: Handlers = {
  'GET home': homeResponse(),
  'POST login': signedInResponse(),
  'GET appointment-bookings-form': appointmentForm(),
  'GET appointment-bookings-time-slots': appointmentSlots(),
  'POST appointment-booking': held,
  'GET appointment-booking/:id': held,
  'POST payments/checkout': started,
};

type Options = Omit<NonNullable<Parameters<typeof startStorefront>[0]>, 'api'>;

async function visit(path: string, api: Handlers = {}, options: Options = {}) {
  const shop = await startStorefront({
    path,
    stored: remembered({ customer: customerInfo() }),
    ...options,
    api: { ...kitchen, ...api },
  });
  const place = () => shop.history.location.pathname + shop.history.location.search;
  const { store } = shop.storefront;
  return {
    ...shop,
    dispatch: store.dispatch,
    place,
    state: () => store.getState(),
    arrivesAt: (expected: string) => waitFor(() => expect(place()).toBe(expected)),
    isIdle: () => waitFor(() => expect(store.getState().progress.calls).toBe(0)),
  };
}

const logIn = loginSubmitted({ email: 'noura@mizan.example', password: 'secret' });

it('leads from the choice of a dietitian to the hosted page', async () => {
  const shop = await visit('/dietitian-appointment');
  shop.dispatch(detailsSubmitted({ dietitianId: 1, comments: 'Weight' }));
  await shop.arrivesAt('/dietitian-calendar?dietitian=1');
  shop.dispatch(dateChosen({ date: choice.date }));
  shop.dispatch(timeChosen({ time: choice.time }));
  await shop.arrivesAt(`/dietitian-calendar?${whole}`);
  shop.dispatch(slotSubmitted());
  await shop.arrivesAt(`/appointment-preview?${whole}`);
  shop.dispatch(holdSubmitted(choice));
  await shop.arrivesAt('/booking-payment?booking=7');
  await shop.isIdle();
  shop.dispatch(bookingPayPressed({ appointmentId: 7 }));
  await waitFor(() => expect(shop.browser.assigned).toEqual([started.payment_url]));
  expect(shop.history.index).toBe(3);
  expect(shop.api.callsTo('POST appointment-booking').map(({ body }) => body)).toEqual([
    { user_id: 1, date: '2027-01-17', time: '10:00', comments: 'Weight' },
  ]);
});

it('keeps the choices when the customer goes back and forward', async () => {
  const shop = await visit('/dietitian-appointment');
  shop.dispatch(detailsSubmitted({ dietitianId: 1, comments: 'Weight' }));
  await shop.arrivesAt('/dietitian-calendar?dietitian=1');
  shop.dispatch(dateChosen({ date: choice.date }));
  shop.dispatch(timeChosen({ time: choice.time }));
  await shop.arrivesAt(`/dietitian-calendar?${whole}`);
  shop.history.back();
  await shop.arrivesAt(`/dietitian-appointment?${whole}`);
  expect(selectChoice(shop.state())).toEqual(choice);
  shop.dispatch(detailsSubmitted({ dietitianId: 1, comments: 'More weight' }));
  await shop.arrivesAt(`/dietitian-calendar?${whole}`);
});

describe('a reload, or a new tab, continues', () => {
  it.each([
    ['with the calendar', `/dietitian-calendar?${whole}`, slotSubmitted(), '/appointment-preview?'],
    [
      'with the review',
      `/appointment-preview?${whole}`,
      holdSubmitted(choice),
      '/booking-payment?booking=7',
    ],
  ])('%s', async (_name, path, action, next) => {
    const shop = await visit(path, {}, { drafts: written });
    await shop.isIdle();
    expect(shop.place()).toBe(path);
    shop.dispatch(action);
    await waitFor(() => expect(shop.place().startsWith(next)).toBe(true));
  });

  it.each([
    ['/dietitian-calendar?date=2027-01-17', '/dietitian-appointment?date=2027-01-17'],
    [`/appointment-preview?${whole}`, `/dietitian-appointment?${whole}`],
    ['/booking-payment', '/dietitian-appointment'],
  ])('and redirects from %s to the missing step in a new tab', async (path, to) => {
    const shop = await visit(path);
    await shop.arrivesAt(to);
    expect(shop.history.index).toBe(0);
    // The step that was left at once has aborted its requests.
    await shop.isIdle();
  });

  const stored = remembered({
    customer: customerInfo(),
    more: { paymentUnderWay: { reference } },
  });

  it('with the payment under way', async () => {
    const shop = await visit(
      '/booking-payment',
      { 'GET appointment-booking/:id': paid },
      { stored },
    );
    await shop.arrivesAt('/appointment-confirmed/7');
    expect(shop.state().paymentUnderWay.reference).toBeNull();
  });

  it('with the gateway’s result, and deletes the comments once it is paid', async () => {
    const shop = await visit(
      '/booking-payment?data=ab12',
      {
        'POST payments/result': { result },
        'PUT appointment-booking': paid,
        'GET appointment-booking/:id': paid,
      },
      { stored, drafts: written },
    );
    await shop.arrivesAt('/appointment-confirmed/7');
    // Back leads past the hosted page, through the entry of the return.
    expect(shop.history.index).toBe(1);
    expect(shop.browser.drafts).toBeNull();
  });

  it('with the booking, for a customer who goes back from the hosted page', async () => {
    const shop = await visit('/booking-payment?booking=7');
    await shop.isIdle();
    shop.dispatch(bookingPayPressed({ appointmentId: 7 }));
    await waitFor(() => expect(shop.browser.assigned).toHaveLength(1));
    shop.dispatch(pageRestored());
    await shop.arrivesAt('/booking-payment?booking=7');
    await shop.isIdle();
    shop.dispatch(bookingPayPressed({ appointmentId: 7 }));
    await waitFor(() => expect(shop.browser.assigned).toHaveLength(2));
  });
});

describe('a visitor', () => {
  it.each([
    '/dietitian-appointment?date=2027-01-17',
    `/dietitian-calendar?${whole}`,
    `/appointment-preview?${whole}`,
    '/booking-payment?booking=7',
    '/booking-payment?data=ab12',
    '/appointment-confirmed/7',
    '/appointments',
  ])('redirects from %s to login, which leads back', async (path) => {
    const shop = await visit(
      path,
      {
        'GET customer-booking': { bookings: [] },
        'POST payments/result': { result },
        'PUT appointment-booking': paid,
        'GET appointment-booking/:id': paid,
      },
      { stored: {}, drafts: written },
    );
    await shop.arrivesAt(`/login?redirect=${encodeURIComponent(path)}`);
    shop.dispatch(logIn);
    const isReturn = path.startsWith('/booking-payment');
    await shop.arrivesAt(isReturn ? '/appointment-confirmed/7' : path);
    expect(shop.history.index).toBe(path.includes('data=') ? 1 : 0);
  });
});

it('continues where it was after the session has expired, with choice and comments', async () => {
  const shop = await visit(
    `/appointment-preview?${whole}`,
    { 'POST appointment-booking': refuse({ code: 401 }) },
    { drafts: written },
  );
  await shop.isIdle();
  shop.dispatch(holdSubmitted(choice));
  await waitFor(() => expect(shop.history.location.pathname).toBe('/login'));
  shop.api.on({ 'POST appointment-booking': held });
  shop.dispatch(logIn);
  await shop.arrivesAt(`/appointment-preview?${whole}`);
  await shop.isIdle();
  shop.dispatch(holdSubmitted(choice));
  await shop.arrivesAt('/booking-payment?booking=7');
  expect(shop.api.callsTo('POST appointment-booking').at(-1)?.body).toMatchObject({
    comments: 'Weight',
  });
});

it('comes back to the booking when the slot was lost while paying', async () => {
  const shop = await visit(
    '/booking-payment?data=ab12',
    {
      'POST payments/result': { result },
      'PUT appointment-booking': { booking: lostBooking() },
      'GET appointment-booking/:id': { booking: lostBooking() },
    },
    { drafts: written },
  );
  await shop.arrivesAt('/booking-payment?booking=7');
  await shop.isIdle();
  expect(shop.state().payment).toMatchObject({
    stage: 'failed',
    payable: { kind: 'appointment', id: 7 },
  });
});

it('books a slot once, however often it is pressed', async () => {
  const shop = await visit(
    `/appointment-preview?${whole}`,
    { 'POST appointment-booking': noAnswer() },
    { drafts: written },
  );
  await shop.isIdle();
  shop.dispatch(holdSubmitted(choice));
  shop.dispatch(holdSubmitted(choice));
  expect(shop.api.callsTo('POST appointment-booking')).toHaveLength(1);
});

it('does not move a customer who has left the flow', async () => {
  const shop = await visit('/booking-payment?booking=7', { 'POST payments/checkout': noAnswer() });
  await shop.isIdle();
  shop.dispatch(bookingPayPressed({ appointmentId: 7 }));
  await waitFor(() => expect(shop.api.callsTo('POST payments/checkout')).toHaveLength(1));
  shop.history.push('/about-us');
  expect(shop.api.callsTo('POST payments/checkout')[0]?.signal?.aborted).toBe(true);
  expect(shop.browser.assigned).toEqual([]);
});

it('keeps the flow of plans out of the payment of an appointment', async () => {
  const shop = await visit('/booking-payment?booking=7', {
    'POST payments/checkout': inTurn(refuse({ code: 502 }), started),
  });
  await shop.isIdle();
  shop.dispatch(bookingPayPressed({ appointmentId: 7 }));
  await waitFor(() => expect(shop.state().payment.stage).toBe('startFailed'));
  expect(shop.place()).toBe('/booking-payment');
});
