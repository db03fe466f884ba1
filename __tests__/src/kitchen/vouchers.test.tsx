import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffVoucher } from '../../../src/contract/wire/staff/vouchers.ts';
import { payload, refuse } from '../../support/replies.ts';
import { accountOf, renderKitchen } from '../../support/renderKitchen.tsx';

const voucher: StaffVoucher = {
  id: 4,
  code: 'SUMMER',
  kind: 'percent',
  percent: 15,
  amount: null,
  minimum_total: '20.000',
  once_per_customer: true,
  starts_on: '2027-01-01',
  ends_on: '2027-12-31',
  state: 'running',
  uses: 2,
  version: 3,
};
const listOf = (...items: StaffVoucher[]) => payload({ items, total: items.length });

function open(
  path: string,
  answers: Parameters<typeof renderKitchen>[0],
  language: 'en' | 'ar' = 'en',
) {
  return renderKitchen(
    { 'GET me': () => accountOf('manager'), 'GET vouchers': () => listOf(voucher), ...answers },
    { path, language },
  );
}

it('lists the discount of each, its end, and the number of its orders', async () => {
  const amount = { ...voucher, id: 5, code: 'SAVE5', kind: 'amount', percent: null } as const;
  open('/vouchers', { 'GET vouchers': () => listOf(voucher, { ...amount, amount: '5.000' }) });
  const row = within((await screen.findByRole('link', { name: 'SUMMER' })).closest('tr')!);
  expect(row.getByText('15%')).toBeVisible();
  expect(row.getByText(/20\.000.KD/)).toBeVisible();
  expect(row.getByText('Running')).toBeVisible();
  const other = within(screen.getByRole('link', { name: 'SAVE5' }).closest('tr')!);
  expect(other.getByText(/5\.000.KD/)).toBeVisible();
});

it('adds one: the API’s faults are beside their fields, with the input', async () => {
  const kitchen = open('/vouchers/new', {
    'POST vouchers': () =>
      refuse({ code: 422, errors: { code: ['There is a coupon with this code already.'] } }),
  });
  await userEvent.type(await screen.findByLabelText('Code'), 'summer');
  await userEvent.click(screen.getByRole('combobox', { name: 'What it takes off' }));
  await userEvent.click(await screen.findByRole('option', { name: 'An amount' }));
  await userEvent.type(screen.getByLabelText('Amount in KD'), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('There is a coupon with this code already.')).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveValue('summer');
  expect(kitchen.callsTo('POST vouchers')[0]?.body).toMatchObject({
    code: 'summer',
    kind: 'amount',
    amount: '5',
    percent: null,
    minimum_total: '0.000',
    once_per_customer: true,
  });
  kitchen.on({ 'POST vouchers': () => payload({ voucher }) });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Coupons' })).toBeVisible();
});

it('keeps the input when a colleague was faster, and replaces their change on the second click', async () => {
  let kept = voucher;
  const kitchen = open('/vouchers/4', {
    'GET vouchers/4': () => payload({ voucher: kept }),
    'PUT vouchers/4': () => {
      kept = { ...voucher, percent: 50, version: 4 };
      return refuse({ code: 409, error: 'changed_meanwhile', message: 'Somebody was faster.' });
    },
  });
  const percent = await screen.findByLabelText('Percent');
  expect(screen.getByText('2 orders have it, and keep what they were given.')).toBeVisible();
  await userEvent.clear(percent);
  await userEvent.type(percent, '20');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody was faster.');
  await waitFor(() => expect(kitchen.callsTo('GET vouchers/4')).toHaveLength(2));
  expect(screen.getByLabelText('Percent')).toHaveValue('20');
  kitchen.on({ 'PUT vouchers/4': () => payload({ voucher: kept }) });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Coupons' })).toBeVisible();
  const sent = kitchen.callsTo('PUT vouchers/4').map(({ body }) => body);
  expect(sent).toMatchObject([
    { percent: 20, version: 3 },
    { percent: 20, version: 4 },
  ]);
});

it('is ended after a question, in Arabic too', async () => {
  const kitchen = open(
    '/vouchers/4',
    {
      'GET vouchers/4': () => payload({ voucher }),
      'POST vouchers/4/end': () => payload({ voucher: { ...voucher, state: 'ended' } }),
    },
    'ar',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'إنهاء القسيمة' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(kitchen.callsTo('POST vouchers/4/end')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'إنهاء القسيمة' }));
  expect(await screen.findByRole('heading', { name: 'القسائم' })).toBeVisible();
  expect(kitchen.callsTo('POST vouchers/4/end')).toHaveLength(1);
});
