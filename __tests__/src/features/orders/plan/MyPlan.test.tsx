import { screen, within } from '@testing-library/react';
import type { SubscriptionItem } from '../../../../../src/contract/wire/subscription.ts';
import { customerInfo } from '../../../../support/factories/customer.ts';
import {
  paidSubscription,
  skippedDayOrder,
  subscriptionItem,
} from '../../../../support/factories/subscription.ts';
import type { Handlers } from '../../../../support/fakeApi.ts';
import { renderApp } from '../../../../support/renderApp.tsx';
import { hold, networkDown, refuse } from '../../../../support/replies.ts';

const [MEAL] = subscriptionItem().schedule[0]!.dishes;
const SNACK = { ...MEAL!, id: 32, kind: 'snack' as const, name_en: 'Dates', name_ar: 'تمر' };

/** Wednesday 20 January is on its way, Thursday is closed, from Saturday on days can be changed. */
const NOW = '2027-01-20T05:00:00.000Z';

const day = (date: string, dishes = [MEAL!, SNACK], status = 'scheduled') => ({
  id: Number(date.slice(8)),
  date,
  status,
  makes_up_for: null,
  order_address_id: 71,
  delivery_time_slot: { id: 1, from: '06:00', to: '10:00' },
  dishes,
  missing: 0,
});

const plan = (changes: Partial<SubscriptionItem> = {}) =>
  subscriptionItem({
    meals: 1,
    snacks: 1,
    days: 5,
    schedule: [
      day('2027-01-19'),
      day('2027-01-20'),
      day('2027-01-21'),
      day('2027-01-23'),
      day('2027-01-24', []),
    ],
    ...changes,
  });

const visit = ({
  item = plan(),
  path = '/order-details/41',
  language = 'en',
  as_of = NOW,
}: {
  item?: SubscriptionItem;
  path?: string;
  language?: 'en' | 'ar';
  as_of?: string;
} = {}) =>
  renderApp({
    path,
    customer: customerInfo(),
    language,
    api: {
      'GET subscriptions/:id': {
        subscription_details: paidSubscription({ as_of, items: [item] }),
        cart: null,
      },
    },
  });

const myPlan = () => screen.findByRole('region', { name: 'My plan: Fit Pro' });

it('shows today and tomorrow first, with dishes, slot, address and the day’s totals', async () => {
  await visit();
  const regions = within(await myPlan()).getAllByRole('region');
  const [today, tomorrow] = regions;
  expect(today).toHaveAccessibleName('Today Wednesday 20\u00a0January');
  expect(today).toHaveTextContent('On its way today');
  expect(today).toHaveTextContent('Chicken machboos');
  expect(today).toHaveTextContent('6:00 am to 10:00 am');
  expect(today).toHaveTextContent('Salmiya');
  expect(today).toHaveTextContent(
    'Day total: 1,040 of about 1,700 calories, 84 of about 130 g protein',
  );
  expect(tomorrow).toHaveAccessibleName('Tomorrow Thursday 21\u00a0January');
  expect(tomorrow).toHaveTextContent('Closed for changes');
  expect(tomorrow).toHaveTextContent(
    'This day could be changed until the end of Monday 18 January.',
  );
});

it('says how many days are left, and until when days can be changed', async () => {
  await visit();
  const region = await myPlan();
  expect(region).toHaveTextContent('4 days left of 5');
  expect(region).toHaveTextContent('You can change or skip a day until 48 hours before it begins.');
});

it('shows each day with its state, and selects one, which the address keeps', async () => {
  const { user, history } = await visit();
  const region = await myPlan();
  const button = (name: string) => within(region).getByRole('button', { name });
  expect(button('Tuesday 19 January: Delivered')).toBeVisible();
  expect(button('Saturday 23 January: Planned')).toHaveAttribute('aria-pressed', 'true');
  await user.click(button('Sunday 24 January: Still to be chosen'));
  expect(history.location.search).toBe('?day=2027-01-24');
  const shown = within(region).getByRole('region', { name: 'Sunday 24 January' });
  expect(shown).toHaveTextContent('You can change this day until the end of Thursday 21 January.');
  expect(shown).toHaveTextContent('The dietitian chooses the dishes of this day.');
});

it('shows the day of the address', async () => {
  await visit({ path: '/order-details/41?day=2027-01-19' });
  const region = await myPlan();
  expect(within(region).getByRole('region', { name: 'Tuesday 19 January' })).toBeVisible();
});

it('shows when nothing is delivered, and what comes next', async () => {
  await visit({ as_of: '2027-01-22T05:00:00.000Z' });
  const [today, tomorrow] = within(await myPlan()).getAllByRole('region');
  expect(today).toHaveTextContent('No delivery on this day.');
  expect(tomorrow).toHaveAccessibleName('Tomorrow Saturday 23\u00a0January');
});

it('says so once all days have been delivered', async () => {
  await visit({ as_of: '2027-03-01T05:00:00.000Z' });
  const region = await myPlan();
  expect(region).toHaveTextContent('All 5 days have been delivered');
  expect(region).not.toHaveTextContent('You can change or skip a day');
});

it('is in Arabic too', async () => {
  await visit({ language: 'ar' });
  const region = await screen.findByRole('region', { name: 'اشتراكي: فت برو' });
  expect(region).toHaveTextContent('بقيت 4 أيام من 5');
  expect(region).toHaveTextContent('في الطريق إليك اليوم');
});

it('reads as a list, each day with its state and until when it can be changed', async () => {
  await visit({ path: '/order-meal-details/41' });
  const open = await screen.findByRole('listitem', { name: 'Sunday 24 Jan' });
  expect(open).toHaveTextContent('Still to be chosen');
  expect(open).toHaveTextContent('until the end of Thursday 21 January');
  expect(screen.getByRole('listitem', { name: 'Tuesday 19 Jan' })).toHaveTextContent('Delivered');
});

it('is not there for an order that a server says no time for', async () => {
  await renderApp({
    path: '/order-details/41',
    customer: customerInfo(),
    api: {
      'GET subscriptions/:id': () => {
        const { as_of: _unknown, ...order } = paidSubscription({ items: [plan()] });
        return { subscription_details: order, cart: null } as never;
      },
    },
  });
  expect(await screen.findByRole('region', { name: 'Fit Pro' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^My plan/ })).not.toBeInTheDocument();
});

describe('a skipped day', () => {
  const skipped = { subscription_details: skippedDayOrder(), cart: null };
  const back = {
    subscription_details: paidSubscription({
      as_of: '2027-01-17T10:00:00.000Z',
      items: [
        plan({
          schedule: [day('2027-01-23', [MEAL!])],
          changes: [
            {
              ...skippedDayOrder().items[0]!.changes[0]!,
              kind: 'taken_back',
            },
          ],
        }),
      ],
    }),
    cart: null,
  };
  const open = (api: Handlers = {}, path = '/order-details/41?day=2027-01-23') =>
    renderApp({
      path,
      customer: customerInfo(),
      api: {
        'GET subscriptions/:id': skipped,
        'DELETE subscriptions/:id/days/:id/skip': back,
        ...api,
      },
    });
  const button = () => screen.findByRole('button', { name: 'Take it back: Saturday 23 January' });

  it('says so, where its delivery is, and until when it can be taken back', async () => {
    await open();
    const region = within(await myPlan());
    expect(region.getByRole('button', { name: 'Saturday 23 January: Skipped' })).toBeVisible();
    const card = region.getByRole('region', { name: 'Saturday 23 January' });
    expect(card).toHaveTextContent('You skipped this day. Its delivery is on Monday 15 February.');
    expect(card).toHaveTextContent('until the end of Wednesday 20 January');
    expect(card).not.toHaveTextContent('Chicken machboos');
    expect(region.getByText(/^1 day left of 1/)).toBeVisible();
    expect(await myPlan()).toHaveTextContent(
      'Saturday 23 January: skipped, delivered on Monday 15 February instead',
    );
  });

  it('is named on the day that was added for it', async () => {
    await open({}, '/order-details/41?day=2027-02-15');
    expect(await myPlan()).toHaveTextContent('In place of Saturday 23 January.');
  });

  it('is taken back with one press, however often it is pressed', async () => {
    const answer = hold(back);
    const { user, api } = await open({ 'DELETE subscriptions/:id/days/:id/skip': answer });
    await user.dblClick(await button());
    answer.release();
    expect(await screen.findByText(/This day is delivered again/)).toBeVisible();
    expect(api.callsTo('DELETE subscriptions/:id/days/:id/skip')).toHaveLength(1);
    expect(await myPlan()).toHaveTextContent(
      'Saturday 23 January: taken back, nothing is delivered on Monday 15 February',
    );
    expect(screen.queryByRole('button', { name: /^Take it back/ })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Saturday 23 January' })).toHaveFocus();
  });

  it('stays while the network is down, says so, and comes back with the next click', async () => {
    const { user, api } = await open({ 'DELETE subscriptions/:id/days/:id/skip': networkDown() });
    await user.click(await button());
    expect(await screen.findByText(/We could not reach the shop/)).toBeVisible();
    api.on({ 'DELETE subscriptions/:id/days/:id/skip': back });
    await user.click(await button());
    expect(await screen.findByText(/This day is delivered again/)).toBeVisible();
  });

  it('explains why it stays skipped, where it has closed meanwhile', async () => {
    const message = 'Saturday stays skipped.';
    const { user } = await open({
      'DELETE subscriptions/:id/days/:id/skip': refuse({ code: 409, error: 'day_closed', message }),
    });
    await user.click(await button());
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('offers nothing once it is closed, and names the cut-off', async () => {
    await open({
      'GET subscriptions/:id': {
        subscription_details: { ...skippedDayOrder(), as_of: '2027-01-20T21:00:00.000Z' },
        cart: null,
      },
    });
    expect(await myPlan()).toHaveTextContent(
      'It could be taken back until the end of Wednesday 20 January.',
    );
    expect(screen.queryByRole('button', { name: /^Take it back/ })).not.toBeInTheDocument();
  });

  it('stays skipped where the plan is frozen on it, and says so', async () => {
    const order = skippedDayOrder();
    const freeze = { from: '2027-01-22', until: '2027-01-30', ended_early: false };
    await open({
      'GET subscriptions/:id': {
        subscription_details: { ...order, items: [{ ...order.items[0]!, freeze }] },
        cart: null,
      },
    });
    expect(await myPlan()).toHaveTextContent('frozen on this day, so it stays skipped');
    expect(screen.queryByRole('button', { name: /^Take it back/ })).not.toBeInTheDocument();
  });

  it('is in the list of all days too', async () => {
    await open({}, '/order-meal-details/41');
    const item = await screen.findByRole('listitem', { name: 'Saturday 23 Jan' });
    expect(item).toHaveTextContent('Its delivery is on Monday 15 February.');
    expect(within(item).getByRole('button', { name: /^Take it back/ })).toBeVisible();
  });
});
