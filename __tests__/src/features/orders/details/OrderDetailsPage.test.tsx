import { screen, within } from '@testing-library/react';
import { customerInfo } from '../../../../support/factories/customer.ts';
import {
  paidSubscription,
  subscriptionDetails,
  subscriptionItem,
} from '../../../../support/factories/subscription.ts';
import type { Handlers } from '../../../../support/fakeApi.ts';
import { renderApp } from '../../../../support/renderApp.tsx';
import { networkDown, refuse } from '../../../../support/replies.ts';

const visit = (order: Handlers['GET subscriptions/:id'], language: 'en' | 'ar' = 'en') =>
  renderApp({
    path: '/order-details/41',
    customer: customerInfo(),
    language,
    api: { 'GET subscriptions/:id': order },
  });

const answer = (subscription_details: ReturnType<typeof subscriptionDetails>) => ({
  subscription_details,
  cart: null,
});

/** The value beside a label. */
async function valueOf(label: string) {
  const term = await screen.findByText(label, { selector: 'dt' });
  return term.nextElementSibling;
}

it.each([
  [
    'unpaid',
    subscriptionDetails({ refund_due: true }),
    /^We could not complete your payment\. Any/,
  ],
  [
    'paid',
    paidSubscription({ refund_due: true }),
    /^What was deducted and is not used for this order/,
  ],
  ['refunded', paidSubscription({ refunded: true }), /has been refunded to you\.$/],
])('explains what happens to money that could not be used: %s', async (_state, order, message) => {
  await visit(answer(order));
  expect(await screen.findByText(message)).toBeInTheDocument();
});

it.each([
  ['Registered mobile number', '+965 5001 2345'],
  ['Order number', 'MZ-1041'],
  ['Created at', '17 Jan 2027, 12:30 pm'],
  ['Order status', 'Received; awaiting confirmation'],
  ['Payment status', 'Paid'],
  ['Paid via', 'KNET'],
  ['Paid on', '17 Jan 2027, 12:35 pm'],
  ['Payment ID', '100700000000000001'],
  ['Payment reference', 'MZ-1041-1'],
  ['Payment gateway charges', /0\.150\sKD/],
  ['Amount paid', /98\.150\sKD/],
  ['Sub total', /100\.000\sKD/],
  ['Discount', /1\.000\sKD/],
  ['Coupon discount (WELCOME)', /3\.000\sKD/],
  ['Delivery', /2\.000\sKD/],
  ['Grand total', /98\.000\sKD/],
  ['Price', /98\.000\sKD/],
  ['Quantity', '1'],
  ['Start date', 'Wed, 20 Jan 2027'],
  ['End date', 'Sun, 14 Feb 2027'],
  ['Days', '20 days'],
  ['Delivery days', 'All days except Friday'],
  ['Delivery time slot', '6:00 am to 10:00 am'],
  ['Dislikes and allergies', 'Onion'],
  ['Other dislikes and allergies', 'Coriander'],
  ['Medical condition', 'Diabetes'],
  ['Note to the kitchen', 'Ring twice'],
  ['Delivery address', 'Salmiya'],
])('shows the %s', async (label, expected) => {
  await visit(
    answer(
      paidSubscription({
        sub_total: '100.000',
        discount: '1.000',
        coupon_code: 'WELCOME',
        coupon_discount: '3.000',
        delivery: '2.000',
        payment_gateway_charges: '0.150',
        amount_paid: '98.150',
        message: 'Ring twice',
        items: [
          subscriptionItem({
            other_dislikes_and_allergies: 'Coriander',
            medical_condition: 'Diabetes',
          }),
        ],
      }),
    ),
  );
  expect(await screen.findByRole('region', { name: 'Fit Pro' })).toBeInTheDocument();
  expect(await valueOf(label)).toHaveTextContent(expected);
});

it('offers to change it while it is unpaid, and explains what that does', async () => {
  await visit(answer(subscriptionDetails()));
  expect(await screen.findByText(/come back to your cart, and this order is closed/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change the order MZ-1041' })).toBeVisible();
});

it('offers Pay Now while it is unpaid', async () => {
  await visit(answer(subscriptionDetails()));
  expect(await screen.findByText('This order is waiting for your payment.')).toBeInTheDocument();
  expect(
    screen.getByRole('button', { name: /^Pay Now .* for order MZ-1041$/ }),
  ).toBeInTheDocument();
});

it('is shown in Arabic', async () => {
  await visit(answer(paidSubscription()), 'ar');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'طلب رقم MZ-1041' }),
  ).toBeInTheDocument();
  expect(await valueOf('حالة الدفع')).toHaveTextContent('مدفوع');
  expect(screen.getByRole('link', { name: 'الوجبات حسب التاريخ' })).toHaveAttribute(
    'href',
    '/order-meal-details/41',
  );
});

it('does not know another customer’s order', async () => {
  await visit(refuse({ code: 404 }));
  expect(
    await screen.findByRole('heading', { name: 'We do not know this order' }),
  ).toBeInTheDocument();
});

it('offers to try again after a failure', async () => {
  const { user, api } = await visit(networkDown());
  await screen.findByRole('heading', { name: 'We could not load this order.' });
  api.on({ 'GET subscriptions/:id': answer(subscriptionDetails()) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Order MZ-1041' })).toBeInTheDocument();
});

it.each(['Discount', 'Coupon discount', 'Payment gateway charges', 'Amount paid', 'Paid via'])(
  'has no row for the %s where there is none',
  async (label) => {
    await visit(answer(subscriptionDetails()));
    expect(await valueOf('Grand total')).toHaveTextContent(/98\.000\sKD/);
    expect(screen.queryByText(label, { selector: 'dt' })).not.toBeInTheDocument();
    expect(screen.queryByText(/(^|\s)0\.000/)).not.toBeInTheDocument();
  },
);

it('names the method as Arabic does, and brands as everywhere', async () => {
  await visit(answer(paidSubscription()), 'ar');
  expect(await valueOf('طريقة الدفع')).toHaveTextContent('كي نت');
});

it('writes the brand of a card in Latin', async () => {
  await visit(answer(paidSubscription({ paid_via: 'Visa/Mastercard' })), 'ar');
  expect(await valueOf('طريقة الدفع')).toHaveTextContent('Visa/Mastercard');
});

it.each([
  ['Other dislikes and allergies', 'None'],
  ['Medical condition', 'None'],
  ['Note to the kitchen', 'None'],
])('shows the %s where there is none', async (label, expected) => {
  await visit(answer(subscriptionDetails()));
  expect(await valueOf(label)).toHaveTextContent(expected);
});

describe('the receipt', () => {
  // Elements that are only printed have no role and no name on the screen.
  const titled = (title: string) => screen.findByText(title, { selector: 'h2' });
  const receipt = async (title: string) => (await titled(title)).closest('section') as HTMLElement;
  const row = (paper: HTMLElement, label: RegExp) =>
    within(paper).getByText(label, { selector: 'th, td > p' }).closest('tr');

  it('is printed by the browser', async () => {
    const { user, browser } = await visit(answer(paidSubscription()));
    await user.click(await screen.findByRole('button', { name: 'Print receipt' }));
    expect(browser.order).toEqual(['print']);
  });

  it('names the order, the customer, the plans, the bill and the payment', async () => {
    await visit(answer(paidSubscription({ coupon_code: 'WELCOME', coupon_discount: '3.000' })));
    const paper = await receipt('Receipt');
    expect(paper).toHaveTextContent('Order MZ-1041');
    expect(paper).toHaveTextContent('Placed on 17 Jan 2027, 12:30 pm');
    expect(paper).toHaveTextContent('Shuwaikh, Block 2');
    expect(paper).toHaveTextContent('+965 2222 0180');
    expect(paper).toHaveTextContent('Noura Al-Sabah');
    expect(paper).toHaveTextContent('+965 5001 2345');
    expect(paper).toHaveTextContent('Salmiya');
    expect(row(paper, /^Fit Pro/)).toHaveTextContent(/98\.000\sKD/);
    expect(row(paper, /^Coupon discount \(WELCOME\)/)).toHaveTextContent(/3\.000\sKD/);
    expect(row(paper, /^Grand total/)).toHaveTextContent(/98\.000\sKD/);
    expect(row(paper, /^Payment reference/)).toHaveTextContent('MZ-1041-1');
  });

  it('is Arabic on an Arabic page', async () => {
    await visit(answer(paidSubscription()), 'ar');
    const paper = await receipt('إيصال');
    expect(row(paper, /^الإجمالي/)).toHaveTextContent(/98\.000\sد\.ك/);
    expect(screen.getByRole('button', { name: 'طباعة الإيصال' })).toBeInTheDocument();
  });

  it('is not there before the order is paid', async () => {
    await visit(answer(subscriptionDetails()));
    await screen.findByRole('heading', { name: 'Order MZ-1041' });
    expect(screen.queryByRole('button', { name: 'Print receipt' })).not.toBeInTheDocument();
    expect(screen.queryByText('Receipt')).not.toBeInTheDocument();
  });
});

it.each([
  ['en', 'Book an appointment', /more than 10 days into your plan/],
  ['ar', 'احجز موعدًا', /مضى على بداية اشتراكك 10 أيام أو أكثر/],
] as const)('leads in %s from My plan into the booking', async (language, name, text) => {
  await visit(answer(paidSubscription({ dietitian_due: true })), language);
  expect(await screen.findByText(text)).toBeInTheDocument();
  const links = screen.getAllByRole('link', { name });
  expect(links.at(-1)).toHaveAttribute('href', '/dietitian-appointment');
});

it('does not invite to the dietitian before it is time', async () => {
  await visit(answer(paidSubscription({ dietitian_due: false })));
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByText(/days into your plan/)).not.toBeInTheDocument();
});
