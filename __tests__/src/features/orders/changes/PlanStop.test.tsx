import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
// Loaded here, so that no step waits for its compilation.
import '../../../../../src/features/orders/changes/StopDialog.tsx';
import { customerInfo } from '../../../../support/factories/customer.ts';
import {
  freezableOrder,
  stopOffer,
  stoppedPlanOrder,
} from '../../../../support/factories/subscription.ts';
import { inTurn, type Handlers } from '../../../../support/fakeApi.ts';
import { renderApp } from '../../../../support/renderApp.tsx';
import { hold, networkDown, refuse } from '../../../../support/replies.ts';

const GET = 'GET subscriptions/:id/items/:id/stop' as const;
const PUT = 'PUT subscriptions/:id/items/:id/stop' as const;
const answer = (subscription_details: ReturnType<typeof freezableOrder>) => ({
  subscription_details,
  cart: null,
});

const visit = (api: Handlers = {}, language: 'en' | 'ar' = 'en') =>
  renderApp({
    path: '/order-details/41',
    customer: customerInfo(),
    language,
    api: { 'GET subscriptions/:id': answer(freezableOrder()), [GET]: stopOffer(), ...api },
  });

const myPlan = () => screen.findByRole('region', { name: 'My plan: Fit Pro' });
const stopButton = () => screen.findByRole('button', { name: 'Stop my plan' });
const open = async (user: UserEvent) => {
  await user.click(await stopButton());
  return screen.findByRole('dialog');
};
const confirm = async (user: UserEvent) =>
  user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop my plan' }),
  );

it.each([
  ['en', 'End date', 'Stopped before it began'],
  ['ar', 'تاريخ النهاية', 'أُلغي قبل أن يبدأ'],
] as const)(
  'says in %s that a plan was stopped before it began, not when it ends',
  async (...row) => {
    const [language, label, text] = row;
    const order = stoppedPlanOrder();
    const items = order.items.map((item) => ({
      ...item,
      end_date: item.start_date,
      schedule: item.schedule.map((day) => ({ ...day, status: 'cancelled' })),
    }));
    await visit({ 'GET subscriptions/:id': answer({ ...order, items }) }, language);
    const term = await screen.findByText(label, { selector: 'dt, dt *' });
    expect(term.closest('div')).toHaveTextContent(text);
  },
);

describe('a plan that can be stopped', () => {
  it('shows what is still delivered and the refund, and then that it is stopped', async () => {
    const held = hold(answer(stoppedPlanOrder()));
    const { user, api } = await visit({ [PUT]: held });
    expect(await myPlan()).toHaveTextContent('until the end of Monday 25 January');
    const dialog = await open(user);
    expect(await within(dialog).findByText(/83.300/)).toBeVisible();
    expect(dialog).toHaveTextContent('The last delivery is that of Sunday 24 January.');
    expect(dialog).toHaveTextContent('For 4 days that are not delivered.');
    expect(dialog).not.toHaveTextContent('delivery fee');
    const button = within(dialog).getByRole('button', { name: 'Stop my plan' });
    await user.dblClick(button);
    held.release();
    expect(await screen.findByText(/Your plan is stopped. The confirmation/)).toBeVisible();
    expect(api.callsTo(PUT).map(({ body }) => body)).toEqual([{ amount: '83.300' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const plan = await myPlan();
    expect(screen.getAllByText('Stopped')).toHaveLength(2);
    expect(plan).toHaveTextContent('You have stopped this plan');
    expect(plan).toHaveTextContent('Nothing is delivered from Monday 25 January on.');
    expect(plan).toHaveTextContent(/83.300\sKD goes back to you, the way you paid/);
    expect(plan).toHaveTextContent('2 days left of 2');
    expect(screen.getByRole('heading', { name: 'My plan: Fit Pro' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Stop my plan' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Freeze my plan' })).not.toBeInTheDocument();
  });

  it('shows the delivery fee, and that nothing is delivered', async () => {
    const { user } = await visit({
      [GET]: stopOffer({ amount: '98.000', delivery_fee: '2.000', days: 6, last_day: null }),
    });
    const dialog = await open(user);
    expect(await within(dialog).findByText(/98.000/)).toBeVisible();
    expect(dialog).toHaveTextContent(/With the delivery fee of 2.000\sKD/);
    expect(dialog).toHaveTextContent('nothing of it is delivered');
  });

  it('is confirmed once more where another amount was shown', async () => {
    const { user, api } = await visit({
      [GET]: inTurn(stopOffer(), stopOffer({ amount: '68.600' })),
      [PUT]: inTurn(
        refuse({ code: 409, error: 'refund_changed', message: 'What goes back is less now.' }),
        answer(stoppedPlanOrder({ amount: '68.600' })),
      ),
    });
    const dialog = await open(user);
    await within(dialog).findByText(/83.300/);
    await confirm(user);
    expect(await within(dialog).findByText(/68.600/)).toBeVisible();
    expect(within(dialog).getByRole('alert')).toHaveTextContent('What goes back is less now.');
    await confirm(user);
    expect(await screen.findByText(/Your plan is stopped. The confirmation/)).toBeVisible();
    expect(api.callsTo(PUT).map(({ body }) => body)).toEqual([
      { amount: '83.300' },
      { amount: '68.600' },
    ]);
  });

  it('shows the terms where it is too late by now', async () => {
    const late = () => refuse({ code: 409, message: 'It could be stopped until Monday.' });
    const { user } = await visit({ [GET]: late() });
    const dialog = within(await open(user));
    expect(await dialog.findByRole('alert')).toHaveTextContent('It could be stopped until Monday.');
    expect(dialog.getByRole('link', { name: 'Terms about refunds' })).toHaveAttribute(
      'href',
      expect.stringContaining('#refunds') as string,
    );
    expect(dialog.queryByRole('button', { name: 'Stop my plan' })).not.toBeInTheDocument();
  });

  it('asks again for the amount after the network was lost', async () => {
    const { user } = await visit({ [GET]: inTurn(networkDown(), stopOffer()) });
    const dialog = within(await open(user));
    await user.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText(/83.300/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep my plan' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('speaks Arabic', async () => {
    const { user } = await visit({}, 'ar');
    await user.click(await screen.findByRole('button', { name: 'إلغاء الاشتراك' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/مقابل 4 أيام لا تُوصّل/)).toBeVisible();
  });
});

describe('My plan', () => {
  it('says when the money went back, and that nothing was to', async () => {
    const refunded_at = '2027-01-26T22:00:00.000Z';
    await visit({ 'GET subscriptions/:id': answer(stoppedPlanOrder({ refunded_at })) });
    expect(await myPlan()).toHaveTextContent(
      /83.300\sKD was returned to you on Wednesday 27 January/,
    );
  });

  it('shows the terms once the third delivery day has ended', async () => {
    const order = { ...freezableOrder(), as_of: '2027-01-25T21:00:00.000Z' };
    await visit({ 'GET subscriptions/:id': answer(order) });
    const plan = await myPlan();
    expect(plan).toHaveTextContent(
      'There is no refund after 3 days of subscription: this plan could be stopped until the end of Monday 25 January.',
    );
    expect(within(plan).getByRole('link', { name: 'Contact us' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop my plan' })).not.toBeInTheDocument();
  });

  it('offers nothing where the server knows of no stop', async () => {
    const order = freezableOrder();
    const [{ stop: _stop, ...item }] = order.items as [(typeof order.items)[0]];
    const plain = { ...order, items: [item] } as typeof order;
    await visit({ 'GET subscriptions/:id': answer(plain) });
    await myPlan();
    expect(screen.queryByRole('button', { name: 'Stop my plan' })).not.toBeInTheDocument();
  });
});
