import { screen, waitFor, within } from '@testing-library/react';
import type { Cart } from '../../../../src/contract/wire/cart.ts';
import { recordAddedTexts } from '../../../support/addedTexts.ts';
import { cart, cartItem } from '../../../support/factories/cart.ts';
import { customerInfo } from '../../../support/factories/customer.ts';
import { homeResponse } from '../../../support/factories/home.ts';
import type { Handlers } from '../../../support/fakeApi.ts';
import { hold, networkDown, refuse } from '../../../support/replies.ts';
import { renderApp } from '../../../support/renderApp.tsx';

type Answer = { cart: Cart };
const withCart = (overrides: Partial<Cart> = {}): Answer => ({ cart: cart(overrides) });

function visit({ language = 'en', ...api }: Handlers & { language?: 'en' | 'ar' }) {
  const carts = api['GET carts'];
  // The header's own call carries the cart too.
  const home = homeResponse(isCart(carts) ? carts : {});
  return renderApp({
    path: '/cart',
    customer: customerInfo(),
    language,
    api: { 'GET home': home, ...api },
  });
}

function isCart(answer: Handlers['GET carts']): answer is Answer {
  return typeof answer === 'object' && 'cart' in answer;
}

describe('a plan in the cart', () => {
  it('is shown with everything that was chosen', async () => {
    await visit({ 'GET carts': withCart() });
    const line = await screen.findByRole('listitem', { name: 'Fit Pro' });
    expect(line).toHaveTextContent('Men');
    expect(line).toHaveTextContent('3 meals and 1 snack');
    expect(line).toHaveTextContent('20 days');
    expect(line).toHaveTextContent('Wed, 20 Jan 2027 to Sun, 14 Feb 2027');
    expect(line).toHaveTextContent('All days except Friday');
    expect(line).toHaveTextContent('6:00 am to 10:00 am');
    expect(line).toHaveTextContent(/98\.000\sKD/);
    expect(within(line).getByRole('link', { name: 'Edit meals' })).toHaveAttribute(
      'href',
      '/meals/11',
    );
  });

  it('is shown in Arabic', async () => {
    await visit({ 'GET carts': withCart(), language: 'ar' });
    const line = await screen.findByRole('listitem', { name: 'فت برو' });
    expect(line).toHaveTextContent('3 وجبات وسناك واحد');
    expect(line).toHaveTextContent('20 يومًا');
    expect(line).toHaveTextContent(/98\.000\sد\.ك/);
    expect(screen.getByRole('heading', { level: 1, name: 'سلتك' })).toBeInTheDocument();
  });

  it('has its head first, and announces no loading of what is there', async () => {
    const app = await visit({ 'GET carts': withCart() });
    await screen.findByRole('listitem', { name: 'Fit Pro' });
    await app.visit('/about-us');
    const texts = recordAddedTexts();
    await app.visit('/cart');
    await screen.findByRole('listitem', { name: 'Fit Pro' });
    const added = texts.stop();
    const headAt = added.findIndex((text) => text.includes('Your cart'));
    expect(added.findIndex((text) => text.includes('Fit Pro'))).toBeGreaterThan(headAt);
    expect(added.join()).not.toContain('Loading your cart');
  });

  it('shows what it lacks and where to add it', async () => {
    const items = [
      cartItem({ questionnaire_completed: false, meals_completed: false }),
      cartItem({ cart_item_id: 12, meals_completed: false }),
    ];
    await visit({ 'GET carts': withCart({ items }) });
    expect(await screen.findByRole('link', { name: 'Answer now' })).toHaveAttribute(
      'href',
      '/dislikes-allergies/11',
    );
    expect(screen.getByRole('link', { name: 'Choose meals' })).toHaveAttribute('href', '/meals/12');
    for (const link of screen.getAllByRole('link', { name: 'Continue' })) {
      expect(link).toHaveAttribute('href', '/dislikes-allergies/11');
    }
    expect(screen.queryByRole('button', { name: 'Checkout' })).not.toBeInTheDocument();
  });

  it('keeps the checkout closed when its start date has passed', async () => {
    await visit({ 'GET carts': withCart({ items: [cartItem({ start_date_available: false })] }) });
    expect(
      await screen.findByText(/We can no longer deliver from Wed, 20 Jan 2027/),
    ).toBeInTheDocument();
    for (const button of screen.getAllByRole('button', { name: 'Checkout' })) {
      expect(button).toBeDisabled();
    }
  });

  it.each([
    [
      'en',
      /no longer start on Wed, 20 Jan 2027.* can start on Mon, 25 Jan 2027/,
      'Choose a new date',
    ],
    ['ar', /هي تكمل اشتراكًا لديك.*25 يناير 2027/, 'اختر تاريخًا جديدًا'],
  ] as const)(
    'shows when it can begin after the plan that it continues (%s)',
    async (language, text, name) => {
      const moved = { start_date_available: false, earliest_start_date: '2027-01-25' };
      await visit({ 'GET carts': withCart({ items: [cartItem(moved)] }), language });
      expect(await screen.findByText(text)).toBeVisible();
      const link = screen.getByRole('link', { name });
      expect(link.getAttribute('href')).toContain('start=2027-01-25');
      expect(link.getAttribute('href')).toContain('item=11');
    },
  );

  it('leaves the start date as it is where it comes after the plan that it continues', async () => {
    const items = [cartItem({ earliest_start_date: '2027-01-18' })];
    await visit({ 'GET carts': withCart({ items }) });
    const line = await screen.findByRole('listitem', { name: 'Fit Pro' });
    expect(line).not.toHaveTextContent('goes on with');
    const link = within(line).getByRole('link', { name: /^Change the plan|^Change plan/ });
    expect(link.getAttribute('href')).toContain('start=2027-01-20');
  });
});

it.each([
  ['en', '0.100', 'Checkout', 'Payments start at 0.200\u00a0KD.'],
  ['en', '147108.000', 'Checkout', 'can be paid at once is 100,000.000\u00a0KD.'],
  ['ar', '0.100', 'إتمام الطلب', 'أقل مبلغ يمكن دفعه هو 0.200\u00a0د.ك.'],
  ['ar', '147108.000', 'إتمام الطلب', 'أعلى مبلغ يمكن دفعه مرة واحدة هو 100,000.000\u00a0د.ك.'],
] as const)(
  'explains why a total cannot be paid, and keeps the checkout closed (%s, %s)',
  async (language, grand_total, name, reason) => {
    await visit({ 'GET carts': withCart({ grand_total }), language });
    const buttons = await screen.findAllByRole('button', { name });
    for (const button of buttons) {
      expect(button).toBeDisabled();
      expect(button).toHaveAccessibleDescription(expect.stringContaining(reason));
    }
  },
);

describe('the quantity', () => {
  it('changes at once, and ends at what the server confirmed last', async () => {
    const first = hold(withCart({ items: [cartItem({ quantity: 2 })] }));
    const { user, api, storefront } = await visit({
      'GET carts': withCart(),
      'PUT carts/items': ({ body }) => (body.quantity === 2 ? first : withLast(body.quantity)),
    });
    const group = await screen.findByRole('group', { name: 'Quantity of Fit Pro' });
    const more = within(group).getByRole('button', { name: 'One more of Fit Pro' });
    await user.click(more);
    await user.click(more);
    await user.click(more);
    expect(within(group).getByRole('status')).toHaveTextContent('4');
    expect(api.callsTo('PUT carts/items')).toHaveLength(1);
    first.release();
    await waitFor(() => expect(storefront.store.getState().cart.pendingQuantities).toEqual({}));
    expect(api.callsTo('PUT carts/items').map(({ body }) => body.quantity)).toEqual([2, 4]);
    expect(within(group).getByRole('status')).toHaveTextContent('4');
    expect(screen.getAllByText(/392\.000\sKD/).length).toBeGreaterThan(0);
  });

  it('tells a screen reader the new total, and nothing before a change', async () => {
    const answer = hold(withLast(2));
    const { user } = await visit({ 'GET carts': withCart(), 'PUT carts/items': answer });
    const more = await screen.findByRole('button', { name: 'One more of Fit Pro' });
    expect(screen.queryByText(/^Grand total: /)).toBeNull();
    await user.click(more);
    const status = await screen.findByText('Updating the total…');
    expect(status).toHaveAttribute('aria-live', 'polite');
    answer.release();
    await waitFor(() => expect(status).toHaveTextContent(/^Grand total: 392\.000\sKD$/));
  });

  const withLast = (quantity: number) =>
    withCart({
      items: [cartItem({ quantity, total: '392.000' })],
      sub_total: '392.000',
      grand_total: '392.000',
    });

  it('is refused with the name of the field in place of its key', async () => {
    const { user } = await visit({
      'GET carts': withCart(),
      'PUT carts/items': refuse({
        message: 'The given data was invalid.',
        errors: { quantity: ['quantity must be at most 10.'] },
      }),
    });
    const group = await screen.findByRole('group', { name: 'Quantity of Fit Pro' });
    await user.click(within(group).getByRole('button', { name: 'One more of Fit Pro' }));
    expect(await screen.findByText('Quantity must be at most 10.')).toBeInTheDocument();
  });

  it('goes back, with the reason, when the server refuses', async () => {
    const { user } = await visit({
      'GET carts': withCart(),
      'PUT carts/items': refuse({ message: 'We cannot cook that many.' }),
    });
    const group = await screen.findByRole('group', { name: 'Quantity of Fit Pro' });
    await user.click(within(group).getByRole('button', { name: 'One more of Fit Pro' }));
    expect(await screen.findByText('We cannot cook that many.')).toBeInTheDocument();
    expect(within(group).getByRole('status')).toHaveTextContent('1');
  });

  it('never overtakes another change of the cart', async () => {
    const slow = hold(withCart({ items: [cartItem({ quantity: 2 })] }));
    const { user, api } = await visit({
      'GET carts': withCart(),
      'PUT carts/items': slow,
      'DELETE carts/clear': withCart({ items: [] }),
    });
    await user.click(await screen.findByRole('button', { name: 'One more of Fit Pro' }));
    await user.click(screen.getByRole('button', { name: 'Clear the cart' }));
    const dialog = await screen.findByRole('dialog', { name: 'Clear the cart?' });
    await user.click(within(dialog).getByRole('button', { name: 'Clear the cart' }));
    expect(api.callsTo('PUT carts/items')).toHaveLength(1);
    expect(api.callsTo('DELETE carts/clear')).toHaveLength(0);
    slow.release();
    expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
    expect(api.callsTo('DELETE carts/clear')).toHaveLength(1);
  });
});

describe('removing', () => {
  it('asks first', async () => {
    const { user, api } = await visit({
      'GET carts': withCart(),
      'DELETE carts/items/:id': withCart({ items: [] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Fit Pro' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove Fit Pro?' });
    expect(api.callsTo('DELETE carts/items/:id')).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the packages' })).toHaveAttribute(
      'href',
      '/#packages',
    );
  });

  it('leaves everything when the customer changes their mind', async () => {
    const { user, api } = await visit({ 'GET carts': withCart() });
    await user.click(await screen.findByRole('button', { name: 'Clear the cart' }));
    const dialog = await screen.findByRole('dialog', { name: 'Clear the cart?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsTo('DELETE carts/clear')).toHaveLength(0);
  });

  it('says why it failed, and can be tried again', async () => {
    const { user, api } = await visit({
      'GET carts': withCart(),
      'DELETE carts/items/:id': networkDown(),
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Fit Pro' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove Fit Pro?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('could not reach the shop');
    api.on({ 'DELETE carts/items/:id': withCart({ items: [] }) });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
  });
});

describe('a coupon', () => {
  const voucher = {
    coupon_code: 'WELCOME10',
    name_en: '10% off your first plan',
    name_ar: 'خصم 10% على باقتك الأولى',
    discount: '9.800',
  };

  it('is applied and taken off the total', async () => {
    const { user, api } = await visit({
      'GET carts': withCart(),
      'POST carts/voucher': withCart({
        voucher,
        coupon_discount: '9.800',
        grand_total: '88.200',
      }),
      'DELETE carts/voucher': withCart(),
    });
    await user.type(await screen.findByLabelText('Coupon code'), ' WELCOME١٠ ');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('10% off your first plan')).toBeInTheDocument();
    expect(api.callsTo('POST carts/voucher').map(({ body }) => body)).toEqual([
      { coupon_code: 'WELCOME10' },
    ]);
    expect(screen.getByText('Coupon discount (WELCOME10)')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove the coupon WELCOME10' }));
    expect(await screen.findByLabelText('Coupon code')).toHaveValue('');
  });

  it('is refused on the field, which keeps its input', async () => {
    const { user } = await visit({
      'GET carts': withCart(),
      'POST carts/voucher': refuse({
        errors: { coupon_code: ['This coupon is valid from 50.000 KD.'] },
      }),
    });
    const field = await screen.findByLabelText('Coupon code');
    await user.type(field, 'BIG');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('This coupon is valid from 50.000 KD.'),
    );
    expect(field).toHaveFocus();
    expect(field).toHaveValue('BIG');
    await user.type(field, '5');
    expect(field).not.toHaveAccessibleDescription(/valid from/);
  });

  it('needs a code', async () => {
    const { user, api } = await visit({ 'GET carts': withCart() });
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(screen.getByLabelText('Coupon code')).toHaveAccessibleDescription(
      'The field is required.',
    );
    expect(api.callsTo('POST carts/voucher')).toHaveLength(0);
  });
});

describe('loading', () => {
  it('offers to try again after a failure', async () => {
    const { user, api } = await visit({ 'GET carts': networkDown() });
    expect(
      await screen.findByRole('heading', { name: 'We could not load your cart.' }),
    ).toBeInTheDocument();
    api.on({ 'GET carts': withCart() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('listitem', { name: 'Fit Pro' })).toBeInTheDocument();
  });

  it('shows an empty cart with a link to the packages', async () => {
    await visit({ 'GET carts': withCart({ items: [] }) });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' }),
    ).toBeInTheDocument();
  });
});

it('continues to the checkout', async () => {
  const { user, history } = await visit({ 'GET carts': withCart(), 'GET profile': networkDown() });
  const summary = await screen.findByRole('region', { name: 'Summary' });
  await user.click(within(summary).getByRole('button', { name: 'Checkout' }));
  await waitFor(() => expect(history.location.pathname).toBe('/checkout'));
});

it('shows the server’s message when the note was not saved', async () => {
  const { user } = await visit({
    'GET carts': withCart(),
    'PUT carts': refuse({ errors: { comment: ['comment is not valid.'] } }),
  });
  const note = await screen.findByRole('textbox', { name: /Note to the kitchen/ });
  await user.type(note, 'Ring twice');
  expect(await screen.findByText('Comment is not valid.', {}, { timeout: 3000 })).toBeVisible();
  expect(note).toBeInvalid();
  expect(note).toHaveValue('Ring twice');
  expect(screen.getByRole('button', { name: 'Save again' })).toBeVisible();
});
