import { screen, waitFor, within } from '@testing-library/react';
import { booking, paidBooking } from '../../../support/factories/appointment.ts';
import { customerInfo } from '../../../support/factories/customer.ts';
import type { Handlers } from '../../../support/fakeApi.ts';
import { reload } from '../../../support/reload.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { hold, networkDown, refuse } from '../../../support/replies.ts';

const soon = { date: '2999-01-17' };
const visit = (
  answer: Handlers['GET customer-booking'],
  api: Handlers = {},
  language: 'en' | 'ar' = 'en',
) =>
  renderApp({
    path: '/appointments',
    language,
    customer: customerInfo(),
    api: { 'GET customer-booking': answer, ...api },
  });

it.each([
  ['en', 'No appointments found', 'No appointment history'],
  ['ar', 'لا توجد مواعيد', 'لا توجد مواعيد سابقة'],
] as const)('says in %s that there is nothing yet', async (language, none, noHistory) => {
  await visit({ bookings: [] }, {}, language);
  expect(await screen.findByRole('heading', { name: none })).toBeInTheDocument();
  expect(screen.getByText(noHistory)).toBeInTheDocument();
});

it('shows that it loads, and tries again after a failure', async () => {
  const answer = hold({ bookings: [] });
  const { user, api } = await visit(networkDown());
  expect(await screen.findByText('We could not load your appointments.')).toBeInTheDocument();
  api.on({ 'GET customer-booking': answer });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Loading your appointments')).toBeInTheDocument();
  answer.release();
  expect(await screen.findByText('No appointments found')).toBeInTheDocument();
});

it.each([
  ['en', ['Received; awaiting confirmation', 'Accepted', 'Rejected', 'Cancelled']],
  ['ar', ['تم استلام الطلب؛ بانتظار التأكيد', 'مقبول', 'مرفوض', 'ملغى']],
] as const)('names the statuses in %s', async (language, names) => {
  const statuses = ['received', 'accepted', 'rejected', 'cancelled'] as const;
  const bookings = statuses.map((booking_status, index) =>
    paidBooking({ id: index + 1, booking_number: `AP-${index}`, booking_status, ...soon }),
  );
  await visit({ bookings }, {}, language);
  for (const name of names) expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
});

it('shows who cancelled it, why, and whether the fee is refunded', async () => {
  const cancelled = paidBooking({
    ...soon,
    booking_status: 'rejected',
    cancelled_by: 'other',
    rejected_reason: 'د. نورة مريضة',
    refund_due: true,
  });
  await visit({ bookings: [cancelled] });
  expect(await screen.findByText('We had to cancel this appointment.')).toBeInTheDocument();
  expect(screen.getAllByText('د. نورة مريضة').length).toBeGreaterThan(0);
  expect(screen.getByText('The fee will be refunded to you soon.')).toBeInTheDocument();
  expect(screen.getByText('Cancelled by').nextSibling).toHaveTextContent('Our team');
});

it('says that the fee went back', async () => {
  const cancelled = { booking_status: 'rejected', cancelled_by: 'other', refunded: true } as const;
  await visit({ bookings: [paidBooking({ ...soon, ...cancelled })] });
  expect(await screen.findByText('The fee has been refunded to you.')).toBeInTheDocument();
  expect(screen.queryByText(/will be refunded/)).not.toBeInTheDocument();
});

it('leads to the payment of a slot that is held', async () => {
  await visit({ bookings: [booking(soon)] });
  expect(await screen.findByRole('link', { name: 'Pay now for appointment AP-7' })).toHaveAttribute(
    'href',
    '/booking-payment?booking=7',
  );
});

describe('cancelling', () => {
  const paid = paidBooking(soon);
  const open = async (cancel: Handlers['PUT cancel-booking/:id'], more = {}) => {
    const shop = await visit(
      { bookings: [{ ...paid, ...more }] },
      { 'PUT cancel-booking/:id': cancel },
    );
    await shop.user.click(await screen.findByRole('button', { name: 'Cancel appointment AP-7' }));
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = () => dialog.getByRole('button', { name: 'Cancel appointment' });
    return { ...shop, dialog, confirm };
  };
  const answer = {
    booking: paidBooking({
      ...soon,
      booking_status: 'cancelled',
      cancelled_by: 'customer',
      rejected_reason: 'Travelling',
      cancellable: false,
    }),
  };

  it('needs a reason, word for word', async () => {
    const { user, dialog, confirm, api } = await open(answer);
    await user.click(confirm());
    expect(
      (await dialog.findAllByText('A cancellation reason is required.')).length,
    ).toBeGreaterThan(0);
    expect(api.callsTo('PUT cancel-booking/:id')).toHaveLength(0);
  });

  it('sends the reason once and shows who cancelled', async () => {
    const { user, dialog, confirm, api } = await open(answer);
    await user.type(dialog.getByLabelText('Cancellation reason'), 'Travelling');
    await user.dblClick(confirm());
    expect(await screen.findByText('You cancelled this appointment.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsTo('PUT cancel-booking/:id').map(({ body }) => body)).toEqual([
      { status: 'cancelled', rejected_reason: 'Travelling' },
    ]);
  });

  it.each([
    ['The fee will be refunded to you.', {}],
    ['It begins within 24 hours, so the fee is not refunded.', { refund_on_cancel: false }],
    [
      'You have not paid yet: the time is free for others again.',
      { payment_status: 'not_paid', refund_on_cancel: false },
    ],
  ])('says first: %s', async (text, more) => {
    const { dialog } = await open(answer, more);
    expect(dialog.getByText(text)).toBeInTheDocument();
  });

  it('stays open with the reason when it could not be done', async () => {
    const { user, dialog, confirm } = await open(
      refuse({ code: 409, message: 'This appointment can no longer be cancelled.' }),
    );
    await user.type(dialog.getByLabelText('Cancellation reason'), 'Travelling');
    await user.click(confirm());
    expect(
      await dialog.findByText('This appointment can no longer be cancelled.'),
    ).toBeInTheDocument();
    expect(dialog.getByLabelText('Cancellation reason')).toHaveValue('Travelling');
  });

  it('keeps the reason through a reload, until it is sent', async () => {
    const api = {
      'GET customer-booking': { bookings: [paid] },
      'PUT cancel-booking/:id': answer,
    };
    const { user, dialog, ...app } = await open(answer);
    await user.type(dialog.getByLabelText('Cancellation reason'), 'Travelling');
    await user.tab();
    const again = await reload({ ...app, user }, api);
    await again.user.click(await screen.findByRole('button', { name: 'Cancel appointment AP-7' }));
    const dialogAgain = within(await screen.findByRole('dialog'));
    expect(dialogAgain.getByLabelText('Cancellation reason')).toHaveValue('Travelling');
    await again.user.click(dialogAgain.getByRole('button', { name: 'Cancel appointment' }));
    await waitFor(() => expect(again.browser.drafts).toBeNull());
  });

  it('forgets the reason when it is given up', async () => {
    const { user, dialog, browser } = await open(answer);
    await user.type(dialog.getByLabelText('Cancellation reason'), 'Travelling');
    await user.tab();
    expect(browser.drafts).not.toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Keep the appointment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(browser.drafts).toBeNull();
  });
});
