import { screen, waitFor, within } from '@testing-library/react';
import type { PlanDayResponse } from '../../../../src/contract/wire/planDay.ts';
import { customerInfo } from '../../../support/factories/customer.ts';
import { dish } from '../../../support/factories/meals.ts';
import {
  paidSubscription,
  planDayResponse,
  skippedDayOrder,
  subscriptionItem,
} from '../../../support/factories/subscription.ts';
import type { Handlers } from '../../../support/fakeApi.ts';
import { reload } from '../../../support/reload.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { hold, networkDown, refuse } from '../../../support/replies.ts';

const gluten = { id: 7, name_en: 'Gluten', name_ar: 'غلوتين' };
const onion = { id: 8, name_en: 'Onion', name_ar: 'بصل' };

const day = (overrides: Partial<PlanDayResponse> = {}) =>
  planDayResponse({
    dishes: [
      dish({ id: 31 }),
      dish({ id: 32, name_en: 'Grilled salmon', name_ar: 'سلمون مشوي' }),
      dish({ id: 33, name_en: 'Harees', name_ar: 'هريس', blocked_by: [gluten] }),
      dish({ id: 34, name_en: 'Onion tart', name_ar: 'تارت البصل', disliked: [onion] }),
      dish({ id: 41, kind: 'snack', name_en: 'Fruit salad', name_ar: 'سلطة فواكه' }),
    ],
    selection: { date: '2027-01-23', meals: [31], snacks: [41] },
    ...overrides,
  });

const [kept] = subscriptionItem().schedule;
const changed = {
  subscription_details: paidSubscription({
    as_of: '2027-01-17T10:00:00.000Z',
    items: [
      subscriptionItem({
        meals: 1,
        snacks: 0,
        schedule: [{ ...kept!, id: 61, date: '2027-01-23', status: 'scheduled' }],
        days_changeable: true,
        changes: [
          {
            date: '2027-01-23',
            kind: 'meals',
            moved_to: null,
            until: null,
            delivery: null,
            changed_at: '2027-01-17T10:00:00.000Z',
            added: [{ name_en: 'Grilled salmon', name_ar: 'سلمون مشوي' }],
            removed: [{ name_en: 'Chicken machboos', name_ar: 'مجبوس دجاج' }],
          },
        ],
      }),
    ],
  }),
  cart: null,
};

const visit = (
  api: Handlers = {},
  language: 'en' | 'ar' = 'en',
  path = '/order-details/41/days/61',
) =>
  renderApp({
    path,
    customer: customerInfo(),
    language,
    api: {
      'GET subscriptions/:id/days/:id': day(),
      'PUT subscriptions/:id/days/:id': changed,
      'GET subscriptions/:id': changed,
      ...api,
    },
  });

const box = (name: string) => screen.findByRole('checkbox', { name });
const save = () => screen.getAllByRole('button', { name: 'Save these meals' })[0]!;

it('is reached from My plan, shows the choices, and until when they can be changed', async () => {
  const { user } = await visit({}, 'en', '/order-details/41');
  const [link] = await screen.findAllByRole('link', {
    name: 'Change or skip Saturday 23 January',
  });
  await user.click(link!);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Meals of Saturday 23 January' }),
  ).toBeVisible();
  expect(await box('Chicken machboos')).toBeChecked();
  expect(await box('Grilled salmon')).not.toBeChecked();
  expect(screen.getByText(/until the end of Wednesday 20 January/)).toBeVisible();
});

it('saves other meals and goes back to the day in My plan, where the change is shown', async () => {
  const { user, api, history } = await visit();
  await user.click(await box('Chicken machboos'));
  await user.click(await box('Grilled salmon'));
  await user.click(save());
  const plan = await screen.findByRole('region', { name: 'My plan: Fit Pro' });
  expect(api.callsTo('PUT subscriptions/:id/days/:id').map(({ body }) => body)).toEqual([
    { meals: [32], snacks: [41] },
  ]);
  expect(history.location.pathname + history.location.search).toBe(
    '/order-details/41?day=2027-01-23',
  );
  expect(await screen.findByText(/Your meals of this day are changed/)).toBeVisible();
  expect(within(plan).getByText('1 change')).toBeVisible();
  expect(plan).toHaveTextContent(
    'Saturday 23 January: Grilled salmon instead of Chicken machboos 17 Jan 2027, 1:00 pm',
  );
});

it('blocks dishes that allergies rule out, and marks disliked ones', async () => {
  await visit();
  expect(await box('Harees')).toBeDisabled();
  expect(await box('Onion tart')).toHaveAccessibleDescription(/With Onion, which you dislike/);
});

it('does not save a day that lacks a dish, and shows what it lacks', async () => {
  const { user, api } = await visit();
  await user.click(await box('Chicken machboos'));
  await user.click(save());
  expect(await screen.findByText(/required count of meals \(1\)/)).toBeVisible();
  expect(api.callsTo('PUT subscriptions/:id/days/:id')).toHaveLength(0);
});

it('sends two presses as one request', async () => {
  const answer = hold(changed);
  const { user, api } = await visit({ 'PUT subscriptions/:id/days/:id': answer });
  await box('Chicken machboos');
  await user.dblClick(save());
  answer.release();
  await screen.findByRole('region', { name: 'My plan: Fit Pro' });
  expect(api.callsTo('PUT subscriptions/:id/days/:id')).toHaveLength(1);
});

it('keeps the choices while the network is down, and sends them with the next click', async () => {
  const { user, api } = await visit({ 'PUT subscriptions/:id/days/:id': networkDown() });
  await user.click(await box('Chicken machboos'));
  await user.click(await box('Grilled salmon'));
  await user.click(save());
  expect(await screen.findByText(/Nothing you chose is lost/)).toBeVisible();
  api.on({ 'PUT subscriptions/:id/days/:id': changed });
  await user.click(save());
  await screen.findByRole('region', { name: 'My plan: Fit Pro' });
  expect(api.callsTo('PUT subscriptions/:id/days/:id').at(-1)?.body).toEqual({
    meals: [32],
    snacks: [41],
  });
});

it('explains why a day that has closed meanwhile is not changed, and keeps the choices', async () => {
  const message = 'Saturday is closed for changes.';
  const { user } = await visit({
    'PUT subscriptions/:id/days/:id': refuse({ code: 409, error: 'day_closed', message }),
  });
  await user.click(await box('Chicken machboos'));
  await user.click(await box('Grilled salmon'));
  await user.click(save());
  expect(await screen.findByText(message)).toBeVisible();
  expect(await box('Grilled salmon')).toBeChecked();
});

it('explains why a closed day cannot be opened, with a link back', async () => {
  const message = 'Saturday is closed for changes.';
  await visit({
    'GET subscriptions/:id/days/:id': refuse({ code: 409, error: 'day_closed', message }),
  });
  expect(await screen.findByRole('heading', { name: 'This day cannot be changed' })).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to my plan' })).toHaveAttribute(
    'href',
    '/order-details/41',
  );
});

it('does not show another customer’s day', async () => {
  await visit({ 'GET subscriptions/:id/days/:id': refuse({ code: 404 }) });
  expect(await screen.findByRole('heading', { name: 'We do not know this day' })).toBeVisible();
});

it('is asked for again after a failure', async () => {
  const { user, api } = await visit({ 'GET subscriptions/:id/days/:id': networkDown() });
  await screen.findByRole('heading', { name: 'We could not load the menu.' });
  api.on({ 'GET subscriptions/:id/days/:id': day() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await box('Chicken machboos')).toBeChecked();
});

it('restores unsaved choices after a reload', async () => {
  const api = { 'GET subscriptions/:id/days/:id': day() };
  const app = await visit(api);
  await app.user.click(await box('Chicken machboos'));
  await app.user.click(await box('Grilled salmon'));
  await reload(app, api);
  expect(await box('Grilled salmon')).toBeChecked();
  expect(await box('Chicken machboos')).not.toBeChecked();
});

it('is in Arabic too', async () => {
  await visit({}, 'ar');
  expect(await screen.findByRole('heading', { level: 1, name: /^وجبات السبت/ })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'حفظ هذه الوجبات' })[0]).toBeVisible();
});

it.each([
  ['says that they are not', { days_changeable: false }],
  ['names no days', { schedule: [{ ...kept!, id: null as never, date: '2027-01-23' }] }],
])('offers no change where the server %s', async (_, item) => {
  const [line] = changed.subscription_details.items;
  const order = paidSubscription({ items: [{ ...line!, ...item }] });
  await visit(
    { 'GET subscriptions/:id': { subscription_details: order, cart: null } },
    'en',
    '/order-details/41',
  );
  await screen.findByRole('region', { name: 'My plan: Fit Pro' });
  expect(screen.queryByRole('link', { name: /^Change or skip/ })).not.toBeInTheDocument();
});

describe('skipping the day', () => {
  const skipped = { subscription_details: skippedDayOrder(), cart: null };
  const open = (api: Handlers = {}, language: 'en' | 'ar' = 'en') =>
    visit(
      {
        'PUT subscriptions/:id/days/:id/skip': skipped,
        'GET subscriptions/:id': skipped,
        ...api,
      },
      language,
    );
  const ask = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.click(await screen.findByRole('button', { name: 'Skip this day' }));
    await screen.findByRole('dialog');
  };
  const confirm = { name: 'Skip this day' };

  it('says first where the delivery moves, and does nothing when it is dismissed', async () => {
    const app = await open();
    await ask(app);
    expect(screen.getByRole('heading', { name: 'Skip Saturday 23 January?' })).toBeVisible();
    expect(screen.getByText(/moves to Monday 15 February, the new last day/)).toBeVisible();
    expect(
      screen.getByText('You can take it back until the end of Wednesday 20 January.'),
    ).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(app.api.callsTo('PUT subscriptions/:id/days/:id/skip')).toEqual([]);
  });

  it('goes to the day in My plan, and two presses are one request', async () => {
    const answer = hold(skipped);
    const app = await open({ 'PUT subscriptions/:id/days/:id/skip': answer });
    await ask(app);
    await app.user.dblClick(screen.getByRole('button', confirm));
    answer.release();
    const plan = await screen.findByRole('region', { name: 'My plan: Fit Pro' });
    expect(app.history.location.search).toBe('?day=2027-01-23');
    expect(plan).toHaveTextContent('Its delivery is on Monday 15 February.');
    expect(await screen.findByText(/This day is skipped\. The confirmation/)).toBeVisible();
    expect(app.api.callsTo('PUT subscriptions/:id/days/:id/skip')).toHaveLength(1);
  });

  it('can be sent again while the network is down, and keeps the choices', async () => {
    const app = await open({ 'PUT subscriptions/:id/days/:id/skip': networkDown() });
    await app.user.click(await box('Chicken machboos'));
    await app.user.click(await box('Grilled salmon'));
    await ask(app);
    await app.user.click(screen.getByRole('button', confirm));
    expect(await screen.findByText(/We could not reach the shop/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await box('Grilled salmon')).toBeChecked();
    app.api.on({ 'PUT subscriptions/:id/days/:id/skip': skipped });
    await ask(app);
    expect(screen.queryByText(/We could not reach the shop/)).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', confirm));
    await screen.findByRole('region', { name: 'My plan: Fit Pro' });
  });

  it('explains why a day that has closed meanwhile is not skipped', async () => {
    const message = 'Saturday is closed for changes.';
    const app = await open({
      'PUT subscriptions/:id/days/:id/skip': refuse({ code: 409, error: 'day_closed', message }),
    });
    await ask(app);
    await app.user.click(screen.getByRole('button', confirm));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('is not offered where the server says nowhere to move the delivery to', async () => {
    await open({
      'GET subscriptions/:id/days/:id': day({ skip_moves_to: undefined as never }),
    });
    await box('Chicken machboos');
    expect(screen.queryByRole('button', { name: 'Skip this day' })).not.toBeInTheDocument();
  });

  it('asks in Arabic too', async () => {
    const { user } = await open({}, 'ar');
    await user.click(await screen.findByRole('button', { name: 'تخطي هذا اليوم' }));
    await screen.findByRole('dialog');
    expect(screen.getByText(/اليوم الأخير الجديد في اشتراكك/)).toBeVisible();
  });
});
