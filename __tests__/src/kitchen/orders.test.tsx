import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffOrderDetails } from '../../../src/contract/wire/staff/orders.ts';
import { networkDown, payload, refuse } from '../../support/replies.ts';
import { accountOf, renderKitchen } from '../../support/renderKitchen.tsx';

const AT = '2027-01-12T07:00:00.000Z';
const order: StaffOrderDetails = {
  id: 10007,
  order_number: 'MZ-10007',
  status: 'received',
  payment_status: 'paid',
  ordered_at: AT,
  customer_name: 'نورة السالم',
  email: 'noura@example.com',
  phone: '+96550012345',
  start_date: '2027-01-17',
  end_date: '2027-01-21',
  grand_total: '34.500',
  refund_due: false,
  language: 'ar',
  comment: 'Ring twice',
  address: {
    ...{
      area_en: 'Salmiya',
      area_ar: 'السالمية',
      governorate_en: 'Hawalli',
      governorate_ar: 'حولي',
    },
    ...{ location: 'home', block: '4', street: 'Salem', avenue: null, house_building: '12' },
    ...{ floor: null, apartment: null, special_direction: null },
  },
  ...{ sub_total: '34.500', delivery: '2.000', discount: '0.000' },
  ...{ coupon_code: 'WELCOME', coupon_discount: '2.000' },
  rejected_reason: null,
  acceptable: true,
  rejectable: true,
  owed: '34.500',
  plans: [
    {
      ...{ id: 1, quantity: 1, meals: 2, snacks: 1, days: 5, deliveries: 5, total: '32.500' },
      product: { name_en: 'Fit Pro', name_ar: 'فت برو' },
      variant: { name_en: 'Men', name_ar: 'رجال' },
      ...{ start_date: '2027-01-17', end_date: '2027-01-21', stopped_at: null },
    },
  ],
  payments: [
    {
      ...{ reference: 'SUB-10007-1-8a69', status: 'captured', amount: '34.500', started_at: AT },
      captures: [
        { id: 2, amount: '34.500', paid_via: 'KNET', payment_id: '5891', taken_at: AT, pays: true },
      ],
    },
  ],
  refunds: [],
  mails: [{ kind: 'confirmation', waiting: false }],
  notes: [],
  history: [],
};
const rejected: StaffOrderDetails = {
  ...order,
  ...{ status: 'rejected', acceptable: false, rejectable: false, refund_due: true },
  ...{ rejected_reason: 'No driver', owed: '0.000' },
  refunds: [
    {
      ...{ id: 4, reason: 'order_rejected', amount: '30.000', captured: '34.500', due_at: AT },
      ...{ refunded_at: null, reference: null, order_id: 10007, appointment_id: null },
      ...{ number: 'MZ-10007', customer_name: 'نورة السالم', email: 'noura@example.com' },
      ...{ payment_id: '5891', payment_reference: 'SUB-10007-1-8a69' },
    },
  ],
  mails: [{ kind: 'rejection', waiting: true }],
  history: [{ id: 1, at: AT, action: 'order.rejected', name: 'Huda Al-Anezi' }],
};

function open(path: string, answers: Parameters<typeof renderKitchen>[0]) {
  return renderKitchen({ 'GET me': () => accountOf('service'), ...answers }, { path });
}
const openOrder = (first: StaffOrderDetails) => {
  const shown = { order: first };
  const kitchen = open('/orders/10007', { 'GET orders/10007': () => payload(shown) });
  return { ...kitchen, show: (next: StaffOrderDetails) => (shown.order = next) };
};
const button = (name: string) => screen.findByRole('button', { name });

it('lists orders, filtered and searched while typing', async () => {
  const kitchen = open('/orders', {
    'GET orders': () => payload({ items: [{ ...order, refund_due: true }], total: 1 }),
  });
  const link = await screen.findByRole('link', { name: 'MZ-10007' });
  expect(link).toHaveAttribute('href', '/kitchen/orders/10007');
  expect(screen.getByText('+965 5001 2345')).toBeVisible();
  expect(screen.getByText('Refund due')).toBeVisible();
  kitchen.on({ 'GET orders': () => payload({ items: [], total: 0 }) });
  await userEvent.type(screen.getByLabelText('Search'), 'noura');
  expect(await screen.findByText('Nothing fits these filters.')).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('option', { name: 'To be decided' }));
  await waitFor(() =>
    expect(Object.fromEntries(kitchen.callsTo('GET orders').at(-1)?.query ?? [])).toEqual({
      ...{ page: '1', per_page: '25', search: 'noura', status: 'received' },
    }),
  );
});

it('offers to load an order again that could not be shown', async () => {
  const kitchen = open('/orders/10007', { 'GET orders/10007': networkDown });
  const retry = await button('Try again');
  kitchen.on({ 'GET orders/10007': () => payload({ order }) });
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Order MZ-10007' })).toBeVisible();
});

it('shows plans, amounts and payments, and the facts of a rejected one', async () => {
  openOrder(rejected);
  const part = (name: string) => screen.findByRole('region', { name });
  expect(within(await part('Plans')).getByText('2 meals, 1 snack')).toBeVisible();
  expect(within(await part('Amounts')).getByText('Coupon WELCOME')).toBeVisible();
  expect(within(await part('Payments')).getByText('5891')).toBeVisible();
  const ordered = within(await part('Order'));
  expect(ordered.getByText('No driver')).toBeVisible();
  expect(ordered.getByText(/Block 4/)).toHaveTextContent('Salmiya');
  const refunds = within(await part('Refunds'));
  expect(refunds.getByText('The order was rejected')).toBeVisible();
  expect(refunds.getByText(/of .*34\.500.* that was taken/)).toBeVisible();
  expect(screen.getByText(/Order rejected/)).toHaveTextContent('Huda Al-Anezi');
  expect(await button('A mail is on its way')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
});

it('accepts an order', async () => {
  const kitchen = openOrder(order);
  kitchen.on({
    'POST orders/10007/accept': () => {
      kitchen.show({ ...order, status: 'accepted', acceptable: false });
      return payload({ order: { ...order, status: 'accepted', acceptable: false } });
    },
  });
  await userEvent.click(await button('Accept'));
  expect(await screen.findByText('Accepted')).toBeVisible();
  expect(kitchen.callsTo('POST orders/10007/accept')).toHaveLength(1);
});

it('rejects with a reason that stays while a colleague was faster', async () => {
  const kitchen = openOrder(order);
  kitchen.on({
    'POST orders/10007/reject': () => {
      kitchen.show(rejected);
      return refuse({ code: 409, error: 'order_rejected', message: 'Somebody was faster.' });
    },
  });
  await userEvent.click(await button('Reject'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject order MZ-10007?' }));
  expect(dialog.getByText(/34\.500.* has to go back then/)).toBeVisible();
  expect(dialog.getByText(/read the shop in العربية/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'We are closed');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Somebody was faster.');
  expect(dialog.getByLabelText('Reason')).toHaveValue('We are closed');
  expect(kitchen.callsTo('POST orders/10007/reject')[0]?.body).toEqual({
    reason: 'We are closed',
  });
});

it('writes a note, and keeps it while it could not be saved', async () => {
  const kitchen = openOrder(order);
  kitchen.on({ 'POST orders/10007/notes': networkDown });
  await userEvent.type(await screen.findByLabelText('Note'), 'Called');
  await userEvent.click(await button('Save the note'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/no connection/);
  expect(screen.getByLabelText('Note')).toHaveValue('Called');
  const notes = [{ id: 1, at: AT, name: 'Huda Al-Anezi', note: 'Called' }];
  kitchen.on({
    'POST orders/10007/notes': () => {
      kitchen.show({ ...order, notes });
      return payload({ order: { ...order, notes } });
    },
  });
  await userEvent.click(await button('Save the note'));
  expect(await screen.findByText('Huda Al-Anezi')).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('');
});

it('sends a mail again after a question', async () => {
  const kitchen = openOrder(order);
  kitchen.on({
    'POST orders/10007/mails': () => payload({ order }),
  });
  await userEvent.click(await button('Send the mail again'));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Send the confirmation again?' }),
  );
  expect(dialog.getByText(/noura@example\.com/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('The mail is on its way.')).toBeVisible();
  expect(kitchen.callsTo('POST orders/10007/mails')[0]?.body).toEqual({ kind: 'confirmation' });
});

describe('refunds', () => {
  const [due] = rejected.refunds;

  it('are listed as due, and recorded with a reference that stays where it is refused', async () => {
    let items = [due!];
    const kitchen = open('/refunds', {
      'GET refunds': () => payload({ items, total: items.length }),
      'POST refunds/4/record': () =>
        refuse({ code: 409, error: 'refund_recorded', message: 'Somebody was faster.' }),
    });
    await userEvent.click(await button('Record: MZ-10007'));
    expect(kitchen.callsTo('GET refunds')[0]?.query.get('state')).toBe('due');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Record the refund for MZ-10007' }),
    );
    expect(dialog.getByText(/^Pay .*30\.000/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reference of the refund'), 'RF 77');
    await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Somebody was faster.');
    expect(dialog.getByLabelText('Reference of the refund')).toHaveValue('RF 77');
    kitchen.on({
      'POST refunds/4/record': () => {
        items = [];
        return payload({ refund: { ...due!, refunded_at: AT, reference: 'RF 77' } });
      },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    expect(await screen.findByText('Recorded. The customer gets a mail.')).toBeVisible();
    expect(await screen.findByText('Nothing fits these filters.')).toBeVisible();
    expect(kitchen.callsTo('POST refunds/4/record').at(-1)?.body).toEqual({ reference: 'RF 77' });
  });

  it('that were made show their reference, and appointments have no page', async () => {
    const made = { ...due!, refunded_at: AT, reference: 'RF 77', reason: 'slot_lost' as const };
    const items = [{ ...made, order_id: null, appointment_id: 9, number: 'AP-9' }];
    open('/refunds?filter={"state":"made"}', {
      'GET refunds': () => payload({ items, total: 1 }),
    });
    expect(await screen.findByText('RF 77')).toBeVisible();
    expect(screen.getByText('AP-9')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'AP-9' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Record/ })).toBeNull();
  });
});
