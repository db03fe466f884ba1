import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
// Loaded here, so that no step waits for its compilation.
import '../../../../../src/features/orders/changes/DeliveryDialog.tsx';
import type { SubscriptionDetails } from '../../../../../src/contract/wire/subscription.ts';
import { addressSaveSucceeded } from '../../../../../src/features/addresses/addressesSlice.ts';
import { address } from '../../../../support/factories/address.ts';
import { customerInfo, profileResponse } from '../../../../support/factories/customer.ts';
import { freezableOrder } from '../../../../support/factories/subscription.ts';
import type { Handlers } from '../../../../support/fakeApi.ts';
import { renderApp } from '../../../../support/renderApp.tsx';
import { hold, networkDown, refuse } from '../../../../support/replies.ts';

const PUT = 'PUT subscriptions/:id/items/:id/delivery' as const;
const office = address({ id: 42, title: 'Work', location: 'office' });
const answer = (subscription_details: SubscriptionDetails) => ({
  subscription_details,
  cart: null,
});

/** From Saturday 23 to Thursday 28 January, on Wednesday 20: Saturday can be changed until the end of the day. */
const order = (changes: Partial<SubscriptionDetails> = {}) => ({ ...freezableOrder(), ...changes });

/** From Sunday on at work. */
function moved(): SubscriptionDetails {
  const [item] = freezableOrder().items;
  const slot = { id: 2, from: '16:00', to: '19:00' };
  return order({
    delivery_addresses: [
      ...freezableOrder().delivery_addresses,
      { ...office, order_address_id: 72 },
    ],
    items: [
      {
        ...item!,
        schedule: item!.schedule.map((day, index) =>
          index === 0 ? day : { ...day, order_address_id: 72, delivery_time_slot: slot },
        ),
        changes: [
          {
            ...{ date: '2027-01-24', kind: 'delivery', moved_to: null, until: null },
            delivery: { weekdays: [0, 1], order_address_id: 72, delivery_time_slot: slot },
            ...{ changed_at: '2027-01-20T05:00:00.000Z', added: [], removed: [] },
          },
        ],
      },
    ],
  });
}

const visit = (api: Handlers = {}, language: 'en' | 'ar' = 'en') =>
  renderApp({
    path: '/order-details/41?day=2027-01-24',
    customer: customerInfo(),
    language,
    api: {
      'GET subscriptions/:id': answer(order()),
      'GET profile': profileResponse({ addresses: [address(), office] }),
      ...api,
    },
  });

const open = async (user: UserEvent, name = 'Change address or time of Sunday 24 January') => {
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('radiogroup', { name: 'Address' });
  return dialog;
};
const submit = (dialog: Awaited<ReturnType<typeof open>>, user: UserEvent) =>
  user.click(dialog.getByRole('button', { name: 'Change delivery' }));

describe('a plan that can be delivered elsewhere', () => {
  it('goes to another address on some weekdays, and says beforehand which deliveries change', async () => {
    const { user, api } = await visit({ [PUT]: answer(moved()) });
    const dialog = await open(user);
    const preview = dialog.getByRole('status', { name: 'What changes' });
    expect(preview).toHaveTextContent(
      '5 deliveries change, from Sunday 24 January to Thursday 28 January.',
    );
    await user.click(dialog.getByRole('radio', { name: 'Work' }));
    await user.click(dialog.getByRole('radio', { name: /^Some weekdays/ }));
    expect(preview).toHaveTextContent('Choose the weekdays');
    const weekdays = within(dialog.getByRole('group', { name: 'Weekdays' }));
    // The plan has no delivery on a Saturday after that.
    expect(weekdays.getAllByRole('checkbox')).toHaveLength(5);
    await user.click(weekdays.getByRole('checkbox', { name: 'Sunday' }));
    await user.click(weekdays.getByRole('checkbox', { name: 'Monday' }));
    expect(preview).toHaveTextContent('2 deliveries change, from Sunday 24 January to Monday 25');
    await submit(dialog, user);
    expect(await screen.findByText(/Your delivery is changed/)).toBeVisible();
    expect(api.callsTo(PUT).map(({ body }) => body)).toEqual([
      {
        ...{ from: '2027-01-24', until: null, weekdays: [0, 1] },
        ...{ address_id: 42, delivery_time_slot_id: null },
      },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const plan = screen.getByRole('region', { name: 'My plan: Fit Pro' });
    const day = within(plan).getByRole('region', { name: /Sunday 24 January/ });
    expect(day).toHaveTextContent('4:00 pm to 7:00 pm');
    expect(day).toHaveTextContent('Work');
    expect(plan).toHaveTextContent(
      /Every Sunday and Monday from Sunday 24 January on: delivered to Work, 4:00 pm to 7:00 pm/,
    );
  });

  it('changes the time of one day alone', async () => {
    const { user, api } = await visit({ [PUT]: answer(moved()) });
    const dialog = await open(user);
    await user.selectOptions(
      dialog.getByRole('combobox', { name: 'Delivery time slot' }),
      dialog.getByRole('option', { name: '4:00 pm to 7:00 pm' }),
    );
    await user.click(dialog.getByRole('radio', { name: 'Only Sunday 24 January' }));
    await submit(dialog, user);
    expect(api.callsTo(PUT).map(({ body }) => body)).toEqual([
      {
        ...{ from: '2027-01-24', until: '2027-01-24', weekdays: null },
        ...{ address_id: null, delivery_time_slot_id: 2 },
      },
    ]);
  });

  it('names the field where nothing is chosen, and asks for a weekday', async () => {
    const { user, api } = await visit();
    const dialog = await open(user);
    await user.click(dialog.getByRole('radio', { name: /^Some weekdays/ }));
    await submit(dialog, user);
    expect(dialog.getByRole('alert')).toHaveTextContent('Please choose an address or a time.');
    expect(dialog.getByRole('alert')).toHaveTextContent('Please choose at least one weekday.');
    expect(api.callsTo(PUT)).toEqual([]);
  });

  it('says which days stay, since they are closed', async () => {
    const { user } = await visit({
      'GET subscriptions/:id': answer(order({ as_of: '2027-01-21T05:00:00.000Z' })),
    });
    const dialog = await open(user);
    expect(dialog.getByRole('status', { name: 'What changes' })).toHaveTextContent(
      'Saturday 23 January stays as it is: the kitchen is preparing it.',
    );
  });

  it('is sent once, and keeps the choices when the network is lost', async () => {
    const reply = hold(networkDown());
    const { user, api } = await visit({ [PUT]: reply });
    const dialog = await open(user);
    await user.click(dialog.getByRole('radio', { name: 'Work' }));
    await submit(dialog, user);
    await submit(dialog, user);
    reply.release();
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(api.callsTo(PUT)).toHaveLength(1);
    expect(dialog.getByRole('radio', { name: 'Work' })).toBeChecked();
  });

  it('explains the refusal, where the day has closed meanwhile', async () => {
    const message = 'A change can begin on Monday 25 January at the earliest.';
    const { user } = await visit({
      [PUT]: refuse({ error: 'validation_failed', message, errors: { from: [message] } }),
    });
    const dialog = await open(user);
    await user.click(dialog.getByRole('radio', { name: 'Work' }));
    await submit(dialog, user);
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  });

  it('chooses an address that is added meanwhile, and keeps the chosen days', async () => {
    const added = address({ id: 43, title: 'Mum' });
    const { user, storefront } = await visit();
    const dialog = await open(user);
    await user.click(dialog.getByRole('radio', { name: /^Only/ }));
    await user.click(dialog.getByRole('button', { name: 'Add a new address' }));
    expect(dialog.getByRole('heading', { name: 'New address' })).toHaveFocus();
    // The form itself is tested with the address book.
    act(() => {
      const addresses = [address(), office, added];
      storefront.store.dispatch(addressSaveSucceeded({ address: added, addresses }));
    });
    expect(await dialog.findByRole('radio', { name: 'Mum' })).toBeChecked();
    expect(dialog.getByRole('radio', { name: /^Only/ })).toBeChecked();
  });

  it('reads the saved addresses again where they could not be read', async () => {
    const { user, api } = await visit({ 'GET profile': networkDown() });
    await user.click(
      await screen.findByRole('button', { name: 'Change address or time of Sunday 24 January' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Your addresses could not be loaded')).toBeVisible();
    api.on({ 'GET profile': profileResponse({ addresses: [address(), office] }) });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('radio', { name: 'Work' })).toBeVisible();
  });

  it('is not offered by a server that says nothing of it', async () => {
    const { delivery_time_slots: _slots, delivery_addresses: _addresses, ...plain } = order();
    await visit({ 'GET subscriptions/:id': { subscription_details: plain, cart: null } as never });
    expect(await screen.findByRole('region', { name: 'My plan: Fit Pro' })).toBeVisible();
    expect(
      screen.queryByRole('button', { name: /Change address or time/ }),
    ).not.toBeInTheDocument();
  });

  it('is in Arabic', async () => {
    const { user } = await visit({ 'GET subscriptions/:id': answer(moved()) }, 'ar');
    const name = /^تغيير العنوان أو الوقت ليوم .*24 يناير/;
    await user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: 'تغيير العنوان أو الوقت' }));
    expect(await dialog.findByRole('status', { name: 'ما الذي يتغير' })).toHaveTextContent(
      'تتغير 5 توصيلات، من',
    );
    await user.click(dialog.getByRole('button', { name: 'إلغاء' }));
    expect(
      await screen.findByText(/كل الأحد والاثنين ابتداءً من .*: التوصيل إلى/),
    ).toBeInTheDocument();
  });
});
