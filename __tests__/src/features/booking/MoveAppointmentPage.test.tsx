import { screen, waitFor } from '@testing-library/react';
import {
  appointmentForm,
  appointmentSlots,
  paidBooking,
} from '../../../support/factories/appointment.ts';
import { customerInfo } from '../../../support/factories/customer.ts';
import type { Handlers } from '../../../support/fakeApi.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { hold, networkDown, refuse } from '../../../support/replies.ts';

const visit = (path: string, api: Handlers = {}, language: 'en' | 'ar' = 'en') =>
  renderApp({
    path,
    language,
    customer: customerInfo(),
    api: {
      'GET appointment-bookings-form': appointmentForm(),
      'GET appointment-bookings-time-slots': appointmentSlots(),
      'GET appointment-booking/:id': { booking: paidBooking() },
      'GET customer-booking': { bookings: [paidBooking()] },
      ...api,
    },
  });

const chosen = '/appointments/7/move?dietitian=1&date=2027-01-17&time=10%3A00';
const submit = async () =>
  (await screen.findAllByRole('button', { name: 'Move the appointment' }))[0]!;

it('leads from the list to the free times, and back with the new one', async () => {
  const moved = paidBooking({ date: '2999-01-19', time: '12:30', calendar_sequence: 1 });
  const soon = paidBooking({ date: '2999-01-17' });
  const answer = hold({ booking: moved });
  const { user, history, api } = await visit('/appointments', {
    'GET customer-booking': { bookings: [soon] },
    'GET appointment-booking/:id': { booking: soon },
    'GET appointment-bookings-time-slots': appointmentSlots({ date: '2027-01-12' }),
    'PUT move-booking/:id': answer,
  });
  await user.click(await screen.findByRole('link', { name: 'Move appointment AP-7' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Move your appointment',
  );
  expect(screen.getByText(/17 January 2999 at 10:00/)).toBeInTheDocument();
  await user.click(await screen.findByRole('radio', { name: /12:30/ }));
  const button = await submit();
  await user.click(button);
  await user.click(button);
  api.on({ 'GET customer-booking': { bookings: [moved] } });
  answer.release();
  await waitFor(() => expect(history.location.pathname).toBe('/appointments'));
  expect(api.callsTo('PUT move-booking/:id')).toHaveLength(1);
  expect(await screen.findByText(/Your appointment has moved/)).toBeInTheDocument();
  expect(await screen.findByText(/19 January 2999/)).toBeInTheDocument();
});

it('asks for a time first', async () => {
  const { user, api } = await visit('/appointments/7/move?dietitian=1&date=2027-01-17');
  await screen.findByRole('radio', { name: /12:30/ });
  await user.click(await submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('The appointment time is required.');
  expect(api.callsTo('PUT move-booking/:id')).toEqual([]);
});

it('does not ask for the chosen time while the times are loading', async () => {
  const times = hold(appointmentSlots());
  const { user, api, history } = await visit(chosen, {
    'GET appointment-bookings-time-slots': times,
    'PUT move-booking/:id': { booking: paidBooking({ calendar_sequence: 1 }) },
  });
  await user.click(await submit());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  times.release();
  await screen.findByRole('radio', { name: /10:00/, checked: true });
  await user.click(await submit());
  await waitFor(() => expect(history.location.pathname).toBe('/appointments'));
  expect(api.callsTo('PUT move-booking/:id')).toHaveLength(1);
});

it('shows it when the time was taken meanwhile, and keeps the day', async () => {
  const { user } = await visit(chosen, {
    'PUT move-booking/:id': refuse({
      code: 409,
      error: 'slot_taken',
      message: 'Somebody else has just chosen this time.',
    }),
  });
  await user.click(await submit());
  expect(await screen.findByText('Somebody else has just chosen this time.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /12:30/ })).toBeInTheDocument();
});

it('keeps the choice without a network, and moves once it is back', async () => {
  const { user, api, history } = await visit(chosen, { 'PUT move-booking/:id': networkDown() });
  await user.click(await submit());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  api.on({ 'PUT move-booking/:id': { booking: paidBooking({ calendar_sequence: 1 }) } });
  await user.click(await submit());
  await waitFor(() => expect(history.location.pathname).toBe('/appointments'));
});

it.each([
  ['en', 'This appointment cannot be moved', /up to 24 hours before it starts/],
  ['ar', 'لا يمكن تغيير هذا الموعد', /قبل بدايته بمدة 24 ساعة على الأقل/],
] as const)('says in %s why not, when it is too late', async (language, title, rule) => {
  await visit(
    '/appointments/7/move',
    { 'GET appointment-booking/:id': { booking: paidBooking({ movable: false }) } },
    language,
  );
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(rule)).toBeInTheDocument();
});

it('continues with the times after the appointment could not be read at first', async () => {
  const { user, api } = await visit('/appointments/7/move?dietitian=1&date=2027-01-17', {
    'GET appointment-booking/:id': networkDown(),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.on({ 'GET appointment-booking/:id': { booking: paidBooking() } });
  await user.click(again);
  expect(await screen.findByRole('radio', { name: /12:30/ })).toBeInTheDocument();
});

it('offers nothing that the server does not', async () => {
  const { movable: _unheardOf, ...booking } = paidBooking({ date: '2999-01-17' });
  await visit('/appointments', {
    'GET customer-booking': { bookings: [booking as ReturnType<typeof paidBooking>] },
  });
  await screen.findByRole('button', { name: /Cancel appointment/ });
  expect(screen.queryByRole('link', { name: /Move appointment/ })).not.toBeInTheDocument();
});
