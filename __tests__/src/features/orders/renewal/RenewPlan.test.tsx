import { screen, within } from '@testing-library/react';
import type { SubscriptionDetails } from '../../../../../src/contract/wire/subscription.ts';
import { cart, cartItem } from '../../../../support/factories/cart.ts';
import { customerInfo } from '../../../../support/factories/customer.ts';
import { renewablePlan, renewed } from '../../../../support/factories/renewal.ts';
import {
  paidSubscription,
  subscriptionItem,
  subscriptionSummary,
} from '../../../../support/factories/subscription.ts';
import type { Handlers } from '../../../../support/fakeApi.ts';
import { renderApp } from '../../../../support/renderApp.tsx';
import { hold, networkDown, refuse } from '../../../../support/replies.ts';

const GET = 'GET subscriptions/:id/renewal';
const POST = 'POST subscriptions/:id/renewal';
const filled = cart({ items: [cartItem()] });

interface Visit {
  order?: Partial<SubscriptionDetails>;
  api?: Handlers;
  language?: 'en' | 'ar';
  path?: string;
}

/** Three days before the last day of the plan, 14 February. */
const visit = ({ order = {}, api = {}, language = 'en', path = '/order-details/41' }: Visit = {}) =>
  renderApp({
    path,
    customer: customerInfo(),
    language,
    api: {
      'GET subscriptions/:id': {
        subscription_details: paidSubscription({
          as_of: '2027-02-11T09:00:00.000Z',
          renewable: true,
          ...order,
        }),
        cart: null,
      },
      [GET]: { plans: [renewablePlan()] },
      [POST]: renewed({ cart: filled }),
      'GET carts': { cart: filled },
      ...api,
    },
  });

const button = () => screen.findByRole('button', { name: 'Renew from Monday 15 February' });

it('shows when the plan ends, when the next begins and what it costs today, and puts it into the cart', async () => {
  const { user, api } = await visit();
  const region = await screen.findByRole('region', { name: 'Your plan ends in 3 days' });
  expect(await within(region).findByRole('listitem')).toHaveTextContent(
    /Fit Pro · 150 g protein: from Monday 15 February, 98\.000\sKD/,
  );
  await user.click(await button());
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  expect(
    await screen.findByText(/Your plan is in the cart, with your meals, answers/),
  ).toBeVisible();
  expect(api.callsTo(POST)).toHaveLength(1);
});

it('is one request, however often it is pressed', async () => {
  const answer = hold(renewed({ cart: filled }));
  const { user, api } = await visit({ api: { [POST]: answer } });
  const pressed = await button();
  await user.dblClick(pressed);
  expect(pressed).toHaveAttribute('aria-busy', 'true');
  answer.release();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  expect(api.callsTo(POST)).toHaveLength(1);
});

it('stays while the network is down, says so, and continues with the next click', async () => {
  const { user, api } = await visit({ api: { [POST]: networkDown() } });
  await user.click(await button());
  expect(await screen.findByText(/We could not reach the shop/)).toBeVisible();
  api.on({ [POST]: renewed({ cart: filled }) });
  await user.click(await button());
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
});

it('says why it cannot be renewed', async () => {
  const message = 'This order has been renewed already, by order MZ-1050.';
  const { user } = await visit({
    api: { [POST]: refuse({ code: 409, error: 'not_renewable', message }) },
  });
  await user.click(await button());
  expect(await screen.findByText(message)).toBeVisible();
});

it('can be tried again when the next start date could not be loaded', async () => {
  const { user, api } = await visit({ api: { [GET]: networkDown() } });
  expect(
    await screen.findByText('We could not look up whether your plan can be renewed.'),
  ).toBeVisible();
  api.on({ [GET]: { plans: [renewablePlan()] } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await button()).toBeVisible();
});

it('is hidden where the server does not offer it', async () => {
  await visit({ api: { [GET]: refuse({ code: 404, error: 'not_found' }) } });
  expect(await screen.findByRole('region', { name: 'My plan: Fit Pro' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /Your plan ends/ })).not.toBeInTheDocument();
});

it('names plans that are not sold any more, with a link to another plan', async () => {
  await visit({
    api: { [GET]: { plans: [renewablePlan({ starts_on: null, total: null })] } },
  });
  expect(await screen.findByText(/Fit Pro · 150 g protein is not sold any more/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose another plan' })).toHaveAttribute(
    'href',
    '/package-categories/3',
  );
  expect(screen.queryByRole('button', { name: /^Renew/ })).not.toBeInTheDocument();
});

it('leads to all packages where the package no longer exists', async () => {
  await visit({
    api: {
      [GET]: {
        plans: [renewablePlan({ starts_on: null, total: null, package_category_id: null })],
      },
    },
  });
  const link = await screen.findByRole('link', { name: 'Choose another plan' });
  expect(link).toHaveAttribute('href', '/#packages');
});

it('offers a finished plan again', async () => {
  await visit({
    order: { as_of: '2027-02-20T09:00:00.000Z' },
    api: { [GET]: { plans: [renewablePlan({ starts_on: '2027-02-23' })] } },
  });
  expect(await screen.findByRole('region', { name: 'This plan has ended' })).toBeVisible();
  expect(
    await screen.findByRole('button', { name: 'Order again from Tuesday 23 February' }),
  ).toBeVisible();
});

it('names no common day where the plans of an order end on different ones', async () => {
  const items = [subscriptionItem(), subscriptionItem({ id: 502, end_date: '2027-02-16' })];
  await visit({
    order: { items },
    api: {
      [GET]: {
        plans: [renewablePlan(), renewablePlan({ item_id: 502, starts_on: '2027-02-17' })],
      },
    },
  });
  expect(await screen.findByRole('region', { name: 'Your plan ends in 5 days' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Renew order MZ-1041' })).toHaveTextContent(
    /^Renew$/,
  );
});

it.each([
  ['paid', 'Your next plan begins on Monday 15 February: Order MZ-1050.'],
  ['not_paid', 'The plan that follows has not been paid yet: Order MZ-1050.'],
] as const)('leads to the continuing order (%s)', async (payment_status, text) => {
  const by = { id: 50, order_number: 'MZ-1050', payment_status, start_date: '2027-02-15' };
  const { api } = await visit({ order: { renewable: false, renewed_by: by } });
  const region = await screen.findByRole('region', { name: 'Your plan ends in 3 days' });
  expect(region).toHaveTextContent(text);
  expect(within(region).getByRole('link')).toHaveAttribute('href', '/order-details/50');
  expect(api.callsTo(GET)).toHaveLength(0);
});

it('is there in Arabic', async () => {
  await visit({ language: 'ar' });
  expect(await screen.findByRole('region', { name: 'ينتهي اشتراكك بعد 3 أيام' })).toBeVisible();
  expect(
    await screen.findByRole('button', { name: /^جدّد ابتداءً من الاثنين.*15 فبراير/ }),
  ).toBeVisible();
});

describe('in the list of orders', () => {
  const list = (as_of: string, api: Handlers = {}) =>
    visit({
      path: '/orders',
      api: {
        'GET subscriptions': {
          subscriptions: [
            subscriptionSummary({
              as_of,
              order_status: 'received',
              payment_status: 'paid',
              payable: false,
              changeable: false,
              renewable: true,
            }),
            subscriptionSummary({ id: 42, order_number: 'MZ-1042' }),
          ],
          cart: null,
        },
        ...api,
      },
    });

  it.each([
    ['2027-02-11T09:00:00.000Z', 'Renew order MZ-1041'],
    ['2027-02-20T09:00:00.000Z', 'Order again: order MZ-1041'],
  ])('puts it into the cart (%s)', async (asOf, name) => {
    const { user } = await list(asOf);
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  });

  it('says of that order alone why not', async () => {
    const message = 'This order has been renewed already.';
    const { user } = await list('2027-02-11T09:00:00.000Z', {
      [POST]: refuse({ code: 409, error: 'not_renewable', message }),
    });
    await user.click(await screen.findByRole('button', { name: 'Renew order MZ-1041' }));
    expect(await screen.findByRole('listitem', { name: 'Order MZ-1041' })).toHaveTextContent(
      message,
    );
    expect(screen.getByRole('listitem', { name: 'Order MZ-1042' })).not.toHaveTextContent(message);
  });
});
