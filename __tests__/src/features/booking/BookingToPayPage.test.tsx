import { act, screen, waitFor } from '@testing-library/react';
import {
  appointmentForm,
  appointmentSlots,
  booking,
  expiredBooking,
  lostBooking,
} from '../../../support/factories/appointment.ts';
import { customerInfo } from '../../../support/factories/customer.ts';
import { inTurn, type Handlers } from '../../../support/fakeApi.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { hold, refuse } from '../../../support/replies.ts';

const FAILED =
  'We could not complete your payment. Any amount deducted will be refunded to you soon.';
const reference = { booking_id: 7, order_reference_number: 'APT-7-1-0a1b2c3d' };

const visit = (
  answer: Handlers['GET appointment-booking/:id'],
  { api = {}, language = 'en' }: { api?: Handlers; language?: 'en' | 'ar' } = {},
) =>
  renderApp({
    path: '/booking-payment?booking=7',
    language,
    customer: customerInfo(),
    api: {
      'GET appointment-booking/:id': answer,
      'GET appointment-bookings-form': appointmentForm(),
      'GET appointment-bookings-time-slots': appointmentSlots(),
      ...api,
    },
  });

it.each([
  ['en', 'This time is held for you for 10 minutes.', /^Confirm and pay 15\.000\sKD$/],
  ['ar', 'هذا الوقت محجوز لك لمدة 10 دقائق.', /^تأكيد ودفع 15\.000\sد\.ك$/],
] as const)(
  'says in %s how long the slot is held, and leaves to pay',
  async (language, text, go) => {
    const { user, browser, api } = await visit(
      { booking: booking() },
      {
        language,
        api: {
          'POST payments/checkout': { ...reference, payment_url: 'http://pay.example/go' },
        },
      },
    );
    expect(await screen.findByText(text)).toBeInTheDocument();
    await user.dblClick(screen.getAllByRole('button', { name: go })[0]!);
    await waitFor(() => expect(browser.assigned).toEqual(['http://pay.example/go']));
    expect(api.callsTo('POST payments/checkout')).toHaveLength(1);
  },
);

it('says that the money of a slot that was lost went back', async () => {
  await visit({ booking: { ...lostBooking(), refund_due: false, refunded: true } });
  const refunded = 'The amount that was deducted for this appointment has been refunded to you.';
  expect(await screen.findByText(refunded)).toBeInTheDocument();
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
});

it('repeats only dietitian, place and time of the review', async () => {
  await visit({ booking: booking() });
  expect(await screen.findByText('Mizan, Salmiya')).toBeInTheDocument();
  expect(screen.queryByText('Comments')).not.toBeInTheDocument();
  expect(screen.getAllByText(/^15\.000/)).toHaveLength(1);
});

it('counts down, is announced at few moments, and leads to another time with everything kept', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  try {
    const { user, history } = await visit(
      inTurn({ booking: booking() }, { booking: expiredBooking() }),
    );
    await screen.findByText('This time is held for you for 10 minutes.');
    await act(() => jest.advanceTimersByTimeAsync(4 * 60_000));
    expect(screen.getByText('This time is held for you for 6 minutes.')).toBeInTheDocument();
    expect(screen.queryByText(/for less than/)).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2 * 60_000));
    expect(
      screen.getByText('This time is held for you for less than 5 minutes.'),
    ).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(4 * 60_000));
    expect(await screen.findByRole('alert')).toHaveTextContent('The time held for you is over');
    await user.click(screen.getByRole('button', { name: 'Choose another time' }));
    await waitFor(() =>
      expect(history.location).toMatchObject({
        pathname: '/dietitian-calendar',
        search: '?dietitian=1&date=2027-01-17',
      }),
    );
  } finally {
    jest.useRealTimers();
  }
});

it('says after a decline, word for word, that it failed, and offers another try in time', async () => {
  await visit({ booking: booking({ payment_failed: true, held_for_seconds: 300 }) });
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Confirm and pay/ })[0]).toBeEnabled();
});

it.each([
  ['en', FAILED, 'Choose another time'],
  ['ar', 'لم نتمكن من إتمام عملية الدفع. سيُعاد إليك قريبًا أي مبلغ تم خصمه.', 'اختيار وقت آخر'],
] as const)('says in %s that the slot was lost while paying', async (language, text, another) => {
  const { user, history } = await visit({ booking: lostBooking() }, { language });
  expect(await screen.findByText(text)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: another }));
  await waitFor(() => expect(history.location.pathname).toBe('/dietitian-calendar'));
});

it('shows a start that was refused because the hold is over, and what to do', async () => {
  const { user, history } = await visit(
    inTurn({ booking: booking() }, { booking: expiredBooking() }),
    { api: { 'POST payments/checkout': refuse({ code: 409, error: 'booking_expired' }) } },
  );
  await user.click((await screen.findAllByRole('button', { name: /^Confirm and pay/ }))[0]!);
  expect(await screen.findByText('The time held for you is over')).toBeInTheDocument();
  expect(history.location.search).toBe('?booking=7');
});

it('shows a fee that has changed before it is paid', async () => {
  const { user, api, browser } = await visit(
    { booking: booking() },
    {
      api: { 'POST payments/checkout': refuse({ code: 409, error: 'total_changed' }) },
    },
  );
  const [pay] = await screen.findAllByRole('button', { name: /^Confirm and pay 15\.000/ });
  api.on({ 'GET appointment-booking/:id': { booking: booking({ fee: '18.000' }) } });
  await user.click(pay!);
  expect(await screen.findByText('Refused.')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('18.000');
  api.on({ 'POST payments/checkout': { ...reference, payment_url: 'http://pay.example/go' } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(browser.assigned).toEqual(['http://pay.example/go']));
  const sent = api.callsTo('POST payments/checkout').map(({ body }) => body);
  expect(sent).toEqual([
    { booking_id: 7, amount: '15.000' },
    { booking_id: 7, amount: '18.000' },
  ]);
});

it('tries again when the payment page could not be opened', async () => {
  const { user, api, browser } = await visit(
    { booking: booking() },
    {
      api: { 'POST payments/checkout': refuse({ code: 502, message: 'No payments now.' }) },
    },
  );
  await user.click((await screen.findAllByRole('button', { name: /^Confirm and pay/ }))[0]!);
  expect(await screen.findByText('No payments now.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See my appointments' })).toBeInTheDocument();
  api.on({ 'POST payments/checkout': { ...reference, payment_url: 'http://pay.example/go' } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(browser.assigned).toEqual(['http://pay.example/go']));
});

it('handles a click before the appointment is read again', async () => {
  const { user, api, browser, visit: goTo } = await visit({ booking: booking() });
  const pay = async () => (await screen.findAllByRole('button', { name: /^Confirm and pay/ }))[0]!;
  await pay();
  await goTo('/about-us');
  const held = hold({ booking: booking() });
  api.on({
    'GET appointment-booking/:id': held,
    'POST payments/checkout': { ...reference, payment_url: 'http://pay.example/go' },
  });
  await goTo('/booking-payment?booking=7');
  await user.click(await pay());
  await act(async () => held.release());
  await waitFor(() => expect(browser.assigned).toEqual(['http://pay.example/go']));
});
