import { screen } from '@testing-library/react';
import { booking, paidBooking } from '../../../support/factories/appointment.ts';
import { customerInfo } from '../../../support/factories/customer.ts';
import type { Handlers } from '../../../support/fakeApi.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { networkDown, refuse } from '../../../support/replies.ts';

const visit = (answer: Handlers['GET appointment-booking/:id'], language: 'en' | 'ar' = 'en') =>
  renderApp({
    path: '/appointment-confirmed/7',
    language,
    customer: customerInfo(),
    api: { 'GET appointment-booking/:id': answer },
  });

it.each([
  ['en', 'Your appointment is booked', 'Add appointment AP-7 to your calendar', '10:00 am'],
  ['ar', 'تم حجز موعدك', 'أضف الموعد AP-7 إلى تقويمك', '10:00 ص'],
] as const)('thanks in %s, with a file for the calendar', async (language, title, add, time) => {
  const { user, browser } = await visit({ booking: paidBooking() }, language);
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeInTheDocument();
  expect(screen.getByText(time)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: add }));
  expect(browser.files).toMatchObject([
    { name: 'AP-7.ics', text: expect.stringContaining('DTSTART:20270117T070000Z') },
  ]);
});

it.each([
  ['accepted', 'Your appointment is confirmed'],
  ['rejected', 'We had to cancel your appointment'],
  ['cancelled', 'Your appointment is cancelled'],
] as const)('says so when it is %s by now', async (booking_status, title) => {
  await visit({ booking: paidBooking({ booking_status }) });
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeInTheDocument();
});

it('leads to the payment of one that is not paid', async () => {
  await visit({ booking: booking() });
  expect(await screen.findByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    '/booking-payment?booking=7',
  );
});

it('does not know somebody else’s', async () => {
  await visit(refuse({ code: 404 }));
  expect(
    await screen.findByRole('heading', { name: 'We do not know this appointment' }),
  ).toBeInTheDocument();
});

it('tries again after a failure', async () => {
  const { user, api } = await visit(networkDown());
  await screen.findByText('We could not load this appointment.');
  api.on({ 'GET appointment-booking/:id': { booking: paidBooking() } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole('heading', { name: 'Your appointment is booked' }),
  ).toBeInTheDocument();
});
