import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Cart } from '../../../../src/contract/wire/cart.ts';
import { address, addressesResponse } from '../../../support/factories/address.ts';
import { recordAddedTexts } from '../../../support/addedTexts.ts';
import { cart, cartItem } from '../../../support/factories/cart.ts';
import { customerInfo, profileResponse } from '../../../support/factories/customer.ts';
import { homeResponse } from '../../../support/factories/home.ts';
import { subscriptionDetails } from '../../../support/factories/subscription.ts';
import type { Handlers } from '../../../support/fakeApi.ts';
import { hold, networkDown, refuse } from '../../../support/replies.ts';
import { renderApp } from '../../../support/renderApp.tsx';

interface Visit {
  basket?: Partial<Cart>;
  api?: Handlers;
  addresses?: ReturnType<typeof address>[];
  language?: 'en' | 'ar';
}

function visit({ basket = { address_id: 41 }, api = {}, language = 'en', ...more }: Visit = {}) {
  const { addresses = [address(), address({ id: 42, title: 'Work' })] } = more;
  const now = cart(basket);
  return renderApp({
    path: '/checkout',
    customer: customerInfo(),
    language,
    api: {
      'GET home': homeResponse({ cart: now }),
      'GET carts': { cart: now },
      'GET profile': profileResponse({ addresses, cart: now }),
      'PUT carts': ({ body }) => ({
        cart: cart({ ...basket, address_id: body.address_id ?? null }),
      }),
      ...api,
    },
  });
}

const created = { subscription_details: subscriptionDetails(), cart: cart({ id: 8, items: [] }) };
const started = {
  subscription_id: 41,
  order_reference_number: 'SUB-41-1-0a1b2c3d',
  payment_url: 'http://pay.example/payment?data=token',
};
const pay = async () => {
  const summary = await screen.findByRole('region', { name: 'Your order' });
  return within(summary).getByRole('button', { name: /Pay 98\.000\sKD/ });
};

it('shows what is ordered, the address and the total', async () => {
  await visit();
  expect(await screen.findByRole('radio', { name: 'Home' })).toBeChecked();
  const summary = screen.getByRole('region', { name: 'Your order' });
  expect(summary).toHaveTextContent('3 meals and 1 snack a day');
  expect(within(summary).getByText('Grand total')).toBeInTheDocument();
});

it('says which step it is while it is loaded', async () => {
  const profile = hold(profileResponse({ cart: cart({ address_id: 41 }) }));
  await visit({ api: { 'GET profile': profile } });
  const title = await screen.findByRole('heading', { level: 1, name: 'Checkout' });
  expect(screen.queryByRole('radio')).toBeNull();
  profile.release();
  await screen.findByRole('radio', { name: 'Home' });
  // The same element, so that a screen reader stays where it is.
  expect(title).toBeInTheDocument();
});

it('shows its head first, and announces no loading of what is there', async () => {
  const app = await visit();
  await pay();
  await app.visit('/cart');
  const texts = recordAddedTexts();
  await app.visit('/checkout');
  await pay();
  const added = texts.stop();
  const headAt = added.findIndex((text) => text.includes('Checkout'));
  expect(added.findIndex((text) => text.includes('Grand total'))).toBeGreaterThan(headAt);
  expect(added.join()).not.toContain('Loading the checkout');
});

it('is shown in Arabic', async () => {
  await visit({ language: 'ar' });
  const buttons = await screen.findAllByRole('button', { name: /ادفع 98\.000\sد\.ك/ });
  expect(buttons.length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { level: 1, name: 'إتمام الطلب' })).toBeInTheDocument();
});

it('keeps the address that is chosen', async () => {
  const { user, api } = await visit();
  await user.click(await screen.findByRole('radio', { name: 'Work' }));
  expect(screen.getByRole('radio', { name: 'Work' })).toBeChecked();
  await waitFor(() =>
    expect(api.callsTo('PUT carts').map(({ body }) => body)).toEqual([
      { cart_id: 7, address_id: 42 },
    ]),
  );
});

it('places the order once, however often Pay is pressed, and leaves for the payment', async () => {
  const order = hold(created);
  const { user, api, browser, history } = await visit({
    api: { 'POST subscriptions': order, 'POST payments/checkout': started },
  });
  const button = await pay();
  await user.dblClick(button);
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  order.release();
  await waitFor(() => expect(browser.assigned).toEqual(['http://pay.example/payment?data=token']));
  expect(api.callsTo('POST subscriptions')).toHaveLength(1);
  expect(api.callsTo('POST payments/checkout')).toHaveLength(1);
  expect(history.location.pathname).toBe('/payment');
});

it('asks for an address first', async () => {
  const { user, api } = await visit({ basket: { address_id: null } });
  await user.click(await pay());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('Choose the address that we should deliver to.');
  expect(api.callsTo('POST subscriptions')).toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: 'Home' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

const added = address({ id: 50, title: 'New house' });
const firstAddress = (api: Handlers = {}) =>
  visit({
    basket: { address_id: null },
    addresses: [],
    api: {
      'POST address': addressesResponse({ address: added, addresses: [added], cart: cart() }),
      ...api,
    },
  });

async function typeAddress(user: UserEvent) {
  await user.selectOptions(await screen.findByLabelText(/^Governorate/), 'Hawalli');
  await user.selectOptions(screen.getByLabelText(/^Area/), 'Salmiya');
  await user.type(screen.getByLabelText(/^Block/), '٧');
  await user.type(screen.getByLabelText(/^Street/), 'Salem Al-Mubarak');
  await user.type(screen.getByLabelText(/^Building/), '12');
}

it('delivers to the address that was just added', async () => {
  const { user } = await firstAddress();
  await typeAddress(user);
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByRole('radio', { name: 'New house' })).toBeChecked();
});

describe('paying with an address in the form', () => {
  it('saves it and continues to the payment with one click, a double click included', async () => {
    const { user, api, browser } = await firstAddress({
      'POST subscriptions': created,
      'POST payments/checkout': started,
    });
    await typeAddress(user);
    await user.dblClick(await pay());
    await waitFor(() => expect(browser.assigned).toHaveLength(1));
    expect(api.callsTo('POST address').map(({ body }) => body)).toMatchObject([{ block: '7' }]);
    expect(api.callsTo('PUT carts').map(({ body }) => body)).toEqual([
      { cart_id: 7, address_id: 50 },
    ]);
    expect(api.callsTo('POST subscriptions').map(({ body }) => body)).toMatchObject([
      { cart_id: 7, address_id: 50 },
    ]);
  });

  it('marks missing fields, focuses the first of them and sends nothing', async () => {
    const { user, api } = await firstAddress();
    await user.type(await screen.findByLabelText(/^Block/), '7');
    await user.click(await pay());
    const governorate = await screen.findByLabelText(/^Governorate/);
    await waitFor(() => expect(governorate).toHaveFocus());
    expect(governorate).toBeInvalid();
    expect(screen.getByLabelText(/^Street/)).toBeInvalid();
    expect(screen.getByLabelText(/^Block/)).toBeValid();
    expect(screen.getByLabelText(/^Block/)).toHaveValue('7');
    expect(api.callsTo('POST address')).toHaveLength(0);
    expect(api.callsTo('POST subscriptions')).toHaveLength(0);
    expect(await pay()).toBeEnabled();
  });

  it('shows the server’s faults at their fields, and keeps the input', async () => {
    const { user, api, browser } = await firstAddress({
      'POST address': refuse({ errors: { block: ['We do not deliver to this block.'] } }),
      'POST subscriptions': created,
      'POST payments/checkout': started,
    });
    await typeAddress(user);
    await user.click(await pay());
    const block = screen.getByLabelText(/^Block/);
    await waitFor(() => expect(block).toHaveFocus());
    expect(block).toHaveAccessibleDescription('We do not deliver to this block.');
    expect(screen.getByLabelText(/^Street/)).toHaveValue('Salem Al-Mubarak');
    expect(api.callsTo('POST subscriptions')).toHaveLength(0);
    api.on({
      'POST address': addressesResponse({ address: added, addresses: [added], cart: cart() }),
    });
    await user.clear(block);
    await user.type(block, '8');
    await user.click(await pay());
    await waitFor(() => expect(browser.assigned).toHaveLength(1));
  });

  it('does not deliver elsewhere when the choice of the address could not be saved', async () => {
    const { user, api } = await firstAddress({ 'PUT carts': networkDown() });
    await typeAddress(user);
    await user.click(await pay());
    expect(await screen.findByRole('radio', { name: 'New house' })).toBeInTheDocument();
    await waitFor(async () => expect(await pay()).toBeEnabled());
    expect(api.callsTo('POST subscriptions')).toHaveLength(0);
  });
});

it('explains why the order was refused, keeps everything and can be tried again', async () => {
  const { user, api, browser } = await visit({
    api: {
      'POST subscriptions': refuse({ message: 'Please choose the meals of Fit Pro first.' }),
      'POST payments/checkout': started,
    },
  });
  await user.click(await pay());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Please choose the meals of Fit Pro first.');
  expect(summary).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Home' })).toBeChecked();
  api.on({ 'POST subscriptions': created });
  await user.click(await pay());
  await waitFor(() => expect(browser.assigned).toHaveLength(1));
});

it('shows what the server says against the address at the addresses, until another is chosen', async () => {
  const left = 'We no longer deliver to the area of this address.';
  const { user } = await visit({
    api: {
      'POST subscriptions': refuse({ errors: { address_id: [left], comment: ['Too long.'] } }),
    },
  });
  await user.click(await pay());
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getByRole('link', { name: 'Too long.' })).toHaveAttribute(
    'href',
    '#field-comment',
  );
  expect(summary.getByRole('link', { name: left })).toHaveAttribute('href', '#checkout-address');
  const addresses = screen.getByRole('radiogroup', { name: 'Deliver to' });
  expect(addresses).toHaveAccessibleDescription(left);
  await user.click(screen.getByRole('radio', { name: 'Work' }));
  expect(addresses).not.toHaveAccessibleDescription(left);
  expect(screen.queryByText('Too long.')).not.toBeInTheDocument();
});

it('points back to a cart that is not ready', async () => {
  await visit({ basket: { items: [cartItem({ meals_completed: false })] } });
  expect(
    await screen.findByText('One plan needs a last step before checkout.'),
  ).toBeInTheDocument();
});

it('offers to try again when it could not be loaded', async () => {
  const { user, api } = await visit({ api: { 'GET profile': networkDown() } });
  await screen.findByRole('heading', { name: 'We could not load the checkout.' });
  api.on({ 'GET profile': profileResponse({ cart: cart({ address_id: 41 }) }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: 'Home' })).toBeChecked();
});

it('has nothing to do with an empty cart', async () => {
  await visit({ basket: { items: [] } });
  expect(
    await screen.findByRole('heading', { name: 'There is nothing to check out' }),
  ).toBeInTheDocument();
});
