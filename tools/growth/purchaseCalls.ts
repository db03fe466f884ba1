import { addCompletePlan, placeUnpaidOrder } from '../../__tests__/e2e/support/orders.ts';
import type { Address } from '../../src/contract/wire/address.ts';
import type { ProfileResponse } from '../../src/contract/wire/customer.ts';
import { newCustomer, type Customer } from './customer.ts';
import { call, timed, type Timed } from './timed.ts';

/** The shop permits a customer twenty payments in a quarter of an hour. */
const PAYMENTS = 15;

/** Of a customer with an order that waits for its payment, and a plan that is ready to be ordered. */
export async function purchaseCalls(apiUrl: string): Promise<Timed[]> {
  const customer = await newCustomer(apiUrl);
  const { api, token } = customer;
  const order = await placeUnpaidOrder(apiUrl, token);
  await addCompletePlan(api, 1);
  const { addresses } = await api.get<ProfileResponse>('profile');
  const [address] = addresses;
  if (address === undefined) throw new Error('There is no address.');
  const payment = { subscription_id: order };
  return [
    removalOfAddress(customer, address),
    purchase(customer, address),
    call('POST payments/checkout', () => api.post('payments/checkout', payment), PAYMENTS),
  ];
}

function removalOfAddress({ api, remove }: Customer, address: Address): Timed {
  const { street, block, house_building, location, gov_id, area_id } = address;
  const fields = { street, block, house_building, location, gov_id, area_id };
  return {
    name: 'DELETE address/{id}',
    run: async () => {
      const added = await api.post<{ address: { id: number } }>('address', fields);
      return timed(() => remove(`address/${added.address.id}`));
    },
  };
}

/** The cart is filled again each time. */
const purchase = ({ api }: Customer, address: Address): Timed => ({
  name: 'POST subscriptions',
  run: async () => {
    const { cart } = await api.get<ProfileResponse>('profile');
    const body = { cart_id: cart?.id, address_id: address.id };
    const taken = await timed(() => api.post('subscriptions', body));
    await addCompletePlan(api, 1);
    return taken;
  },
});
