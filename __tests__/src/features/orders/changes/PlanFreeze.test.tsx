import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
// Loaded here, so that no step waits for their compilation.
import '../../../../../src/features/orders/changes/FreezeDialog.tsx';
import '../../../../../src/features/orders/changes/ThawDialog.tsx';
import { customerInfo } from '../../../../support/factories/customer.ts';
import { frozenPlanOrder, freezableOrder } from '../../../../support/factories/subscription.ts';
import type { Handlers } from '../../../../support/fakeApi.ts';
import { reload } from '../../../../support/reload.ts';
import { renderApp } from '../../../../support/renderApp.tsx';
import { hold, networkDown, refuse } from '../../../../support/replies.ts';

const PUT = 'PUT subscriptions/:id/items/:id/freeze' as const;
const DELETE = 'DELETE subscriptions/:id/items/:id/freeze' as const;
const answer = (subscription_details: ReturnType<typeof freezableOrder>) => ({
  subscription_details,
  cart: null,
});

const visit = (api: Handlers = {}, language: 'en' | 'ar' = 'en') =>
  renderApp({
    path: '/order-details/41',
    customer: customerInfo(),
    language,
    api: { 'GET subscriptions/:id': answer(freezableOrder()), ...api },
  });
const visitFrozen = (api: Handlers = {}) =>
  visit({ 'GET subscriptions/:id': answer(frozenPlanOrder()), ...api });

const myPlan = () => screen.findByRole('region', { name: 'My plan: Fit Pro' });
const dialog = () => screen.findByRole('dialog');
const open = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Freeze my plan' }));
  return dialog();
};

async function choose(user: UserEvent, field: string, day: RegExp) {
  const calendar = within(within(await dialog()).getByRole('group', { name: field }));
  await user.click(calendar.getByRole('button', { name: day }));
}

/** Sunday and Monday. */
async function chooseDays(user: UserEvent) {
  await choose(user, 'First frozen day', /24 January 2027/);
  await choose(user, 'Last frozen day', /25 January 2027/);
}

const confirm = async (user: UserEvent) =>
  user.click(within(await dialog()).getByRole('button', { name: 'Freeze my plan' }));

describe('a plan that can be frozen', () => {
  it('shows its new end before it is frozen, and then the frozen days', async () => {
    const { user, api } = await visit({ [PUT]: answer(frozenPlanOrder()) });
    const asked = within(await open(user));
    expect(asked.getByRole('status', { name: 'End date' })).toHaveTextContent(
      'Choose the first and the last day',
    );
    await chooseDays(user);
    const preview = asked.getByRole('status', { name: 'End date' });
    expect(preview).toHaveTextContent('Your plan ends on Sunday 31 January then.');
    expect(preview).toHaveTextContent(
      '2 deliveries move to the end, and nothing you have paid is lost. Your next delivery after the freeze is on Tuesday 26 January.',
    );
    await confirm(user);
    expect(await screen.findByText(/Your plan is frozen for these days/)).toBeVisible();
    expect(api.callsTo(PUT).map(({ body }) => body)).toEqual([
      { from: '2027-01-24', until: '2027-01-25' },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await myPlan()).toHaveTextContent(
      'Your plan will be frozen from Sunday 24 January to Monday 25 January',
    );
    expect(screen.queryByRole('button', { name: 'Freeze my plan' })).not.toBeInTheDocument();
  });

  it('offers no day before the third one ahead, nor more than forty', async () => {
    const { user } = await visit();
    const asked = within(await open(user));
    const from = within(asked.getByRole('group', { name: 'First frozen day' }));
    expect(from.getByRole('button', { name: /22 January 2027/ })).toBeDisabled();
    expect(from.getByRole('button', { name: /23 January 2027/ })).toBeEnabled();
    const until = within(asked.getByRole('group', { name: 'Last frozen day' }));
    expect(until.getByRole('button', { name: /24 January 2027/ })).toBeDisabled();
    await user.click(from.getByRole('button', { name: /23 January 2027/ }));
    const open40 = within(asked.getByRole('group', { name: 'Last frozen day' }));
    await user.click(open40.getByRole('button', { name: 'Next month' }));
    await user.click(open40.getByRole('button', { name: 'Next month' }));
    expect(open40.getByRole('button', { name: /\b3 March 2027/ })).toBeEnabled();
    expect(open40.getByRole('button', { name: /\b4 March 2027/ })).toBeDisabled();
  });

  it('names the fault at both fields, and where nothing is delivered', async () => {
    const schedule = freezableOrder().items[0]!.schedule.map((day) =>
      day.id > 24 ? { ...day, date: `2027-02-0${day.id - 24}` } : day,
    );
    const { user, api } = await visit({
      'GET subscriptions/:id': answer(freezableOrder({ schedule })),
    });
    const asked = within(await open(user));
    await confirm(user);
    expect(asked.getAllByText(/First frozen day field is required/)[0]).toBeVisible();
    expect(asked.getAllByText(/Last frozen day field is required/)[0]).toBeVisible();
    await choose(user, 'First frozen day', /29 January 2027/);
    await choose(user, 'Last frozen day', /30 January 2027/);
    await confirm(user);
    expect(asked.getAllByText(/Nothing is delivered on these days/)[0]).toBeVisible();
    expect(api.callsTo(PUT)).toHaveLength(0);
  });

  it('sends it once, however often it is pressed', async () => {
    const held = hold(answer(frozenPlanOrder()));
    const { user, api } = await visit({ [PUT]: held });
    await open(user);
    await chooseDays(user);
    await user.dblClick(within(await dialog()).getByRole('button', { name: 'Freeze my plan' }));
    held.release();
    expect(await screen.findByText(/Your plan is frozen for these days/)).toBeVisible();
    expect(api.callsTo(PUT)).toHaveLength(1);
  });

  it('keeps the choice when the network is lost or the page is reloaded, and shows why the kitchen refuses', async () => {
    const app = await visit({ [PUT]: networkDown() });
    await open(app.user);
    await chooseDays(app.user);
    await confirm(app.user);
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(/connection/);
    const again = await reload(app, {
      'GET subscriptions/:id': answer(freezableOrder()),
      [PUT]: refuse({
        code: 422,
        errors: { from: ['A freeze can begin on Sunday at the earliest.'] },
      }),
    });
    const asked = within(await open(again.user));
    expect(asked.getByRole('status', { name: 'End date' })).toHaveTextContent('Sunday 31 January');
    await confirm(again.user);
    expect(
      (await asked.findAllByText('A freeze can begin on Sunday at the earliest.'))[0],
    ).toBeVisible();
  });

  it('is dismissed with the keyboard, and the focus comes back', async () => {
    const { user } = await visit();
    await open(user);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Freeze my plan' })).toHaveFocus();
  });

  it.each([
    ['where the server does not offer it', { closed_days: undefined }],
    ['once none of its days is open', { as_of: '2027-01-29T10:00:00.000Z' }],
  ])('is not offered %s', async (_when, change) => {
    const order = { ...freezableOrder(), ...change } as ReturnType<typeof freezableOrder>;
    await visit({ 'GET subscriptions/:id': answer(order) });
    expect(await myPlan()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Freeze my plan' })).not.toBeInTheDocument();
  });

  it('is asked about in Arabic too', async () => {
    const { user } = await visit({}, 'ar');
    await user.click(await screen.findByRole('button', { name: 'تجميد الاشتراك' }));
    const asked = within(await dialog());
    const from = within(asked.getByRole('group', { name: 'أول يوم مجمّد' }));
    await user.click(from.getByRole('button', { name: /24 يناير 2027/ }));
    const until = within(asked.getByRole('group', { name: 'آخر يوم مجمّد' }));
    await user.click(until.getByRole('button', { name: /25 يناير 2027/ }));
    expect(asked.getByRole('status', { name: 'تاريخ النهاية' })).toHaveTextContent(
      'ينتهي اشتراكك حينها يوم',
    );
  });
});

describe('a plan that is frozen', () => {
  const end = async (user: UserEvent) =>
    user.click(await screen.findByRole('button', { name: 'End the freeze early' }));
  const confirmEnd = async (user: UserEvent) =>
    user.click(within(await dialog()).getByRole('button', { name: 'End the freeze early' }));

  it('shows until when, when deliveries begin again, and the same on each day', async () => {
    const { user } = await visitFrozen();
    const region = await myPlan();
    expect(region).toHaveTextContent('Your deliveries begin again on Tuesday 26 January.');
    expect(region).toHaveTextContent('You can end the freeze early until the end of Friday 22');
    expect(region).toHaveTextContent(
      'Sunday 24 January to Monday 25 January: frozen, the plan ends on Sunday 31 January',
    );
    await user.click(within(region).getByRole('button', { name: 'Sunday 24 January: Frozen' }));
    const card = within(region).getByRole('region', { name: 'Sunday 24 January' });
    expect(card).toHaveTextContent(
      'Your plan is frozen on this day. Its delivery is on Saturday 30 January.',
    );
    expect(card).not.toHaveTextContent('Chicken machboos');
    expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  });

  it('reads so in the list of all days', async () => {
    await renderApp({
      path: '/order-meal-details/41',
      customer: customerInfo(),
      api: { 'GET subscriptions/:id': answer(frozenPlanOrder()) },
    });
    const [day] = await screen.findAllByText('Frozen');
    expect(day!.closest('li')).toHaveTextContent('Its delivery is on Saturday 30 January.');
  });

  it('shows which delivery comes first before the freeze is ended, once', async () => {
    const held = hold(answer(freezableOrder()));
    const { user, api } = await visitFrozen({ [DELETE]: held });
    await end(user);
    const asked = await screen.findByRole('dialog');
    expect(asked).toHaveTextContent(
      'Your deliveries begin again on Sunday 24 January, and your plan ends on Thursday 28 January.',
    );
    expect(asked).toHaveTextContent('you can freeze this plan again');
    await user.dblClick(within(asked).getByRole('button', { name: 'End the freeze early' }));
    held.release();
    expect(await screen.findByText(/The freeze has been ended/)).toBeVisible();
    expect(api.callsTo(DELETE)).toHaveLength(1);
    expect(screen.queryByText(/will be frozen/)).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Freeze my plan' })).toBeVisible();
  });

  it('says why it stays frozen, and ends it with the next press', async () => {
    const { user, api } = await visitFrozen({
      [DELETE]: refuse({ code: 409, error: 'day_closed', message: 'It ends by itself.' }),
    });
    await end(user);
    await confirmEnd(user);
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
      'It ends by itself.',
    );
    api.on({ [DELETE]: answer(freezableOrder()) });
    await confirmEnd(user);
    expect(await screen.findByText(/The freeze has been ended/)).toBeVisible();
  });

  it('ends by itself once its last day is closed', async () => {
    const order = { ...frozenPlanOrder(), as_of: '2027-01-24T10:00:00.000Z' };
    await visitFrozen({ 'GET subscriptions/:id': answer(order) });
    const region = await myPlan();
    expect(region).toHaveTextContent('Your plan is frozen from Sunday 24 January');
    // Nothing comes today or tomorrow, so the next delivery is shown as well.
    expect(within(region).getByRole('region', { name: /^Next delivery/ })).toHaveTextContent(
      'Tuesday 26 January',
    );
    expect(screen.queryByRole('button', { name: 'End the freeze early' })).not.toBeInTheDocument();
  });

  it('was frozen, and cannot be again', async () => {
    const order = { ...frozenPlanOrder(), as_of: '2027-01-26T10:00:00.000Z' };
    await visitFrozen({ 'GET subscriptions/:id': answer(order) });
    expect(await myPlan()).toHaveTextContent(
      'This plan was frozen from Sunday 24 January to Monday 25 January. A plan can be frozen once.',
    );
    expect(screen.queryByRole('button', { name: 'Freeze my plan' })).not.toBeInTheDocument();
  });
});
