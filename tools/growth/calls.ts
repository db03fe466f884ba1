import { createApi, type Api } from '../../__tests__/e2e/support/api.ts';
import { freeSlot, releaseByApi } from '../../__tests__/e2e/support/appointments.ts';
import { signUpByApi } from '../../__tests__/e2e/support/customers.ts';
import {
  addCompletePlan,
  placeUnpaidOrder,
  prepareThings,
} from '../../__tests__/e2e/support/orders.ts';
import { planOfLine } from '../../__tests__/support/planOfLine.ts';
import type { Address } from '../../src/contract/wire/address.ts';
import type { ProfileResponse } from '../../src/contract/wire/customer.ts';
import type { AppointmentForm, AppointmentResponse } from '../../src/contract/wire/appointment.ts';
import type { Cart, CartItemAdded } from '../../src/contract/wire/cart.ts';
import { timed, type Timed } from './timed.ts';

/** The calls of a customer: one who only reads has a paid order, an unpaid one, two appointments and a cart. */
export async function customersCalls(apiUrl: string): Promise<Timed[]> {
  return [...(await looks(apiUrl)), ...(await changes(apiUrl))];
}

async function looks(apiUrl: string): Promise<Timed[]> {
  const { token, email, password } = await signUpByApi(apiUrl, 'en');
  const api = createApi(apiUrl, token);
  const { category, cartItem, paidOrder } = await prepareThings(apiUrl, token);
  const { dietitians, first_date } = await api.get<AppointmentForm>('appointment-bookings-form');
  const slots = `appointment-bookings-time-slots?user_id=${dietitians[0]?.id}&date=${first_date}`;
  const get = (name: string, path: string): Timed => ({
    name: `GET ${name}`,
    run: () => timed(() => api.get(path)),
  });
  return [
    get('home', 'home'),
    get('package-categories/{id}', `package-categories/${category}`),
    {
      name: 'POST login',
      run: () => timed(() => createApi(apiUrl).post('login', { email, password })),
    },
    get('profile', 'profile'),
    get('carts', 'carts'),
    get('meals', `meals?cart_item_id=${cartItem}`),
    get('subscriptions', 'subscriptions'),
    get('subscriptions/{id}', `subscriptions/${paidOrder}`),
    get('customer-booking', 'customer-booking'),
    get('appointment-bookings-form', 'appointment-bookings-form'),
    get('appointment-bookings-time-slots', slots),
  ];
}

interface Buyer {
  api: Api;
  remove: (path: string) => Promise<void>;
  address: Address;
  /** With a plan that is ready to be ordered. */
  cart: Cart;
  /** Waits for its payment. */
  order: number;
}

async function changes(apiUrl: string): Promise<Timed[]> {
  const { token } = await signUpByApi(apiUrl, 'en');
  const api = createApi(apiUrl, token);
  const order = await placeUnpaidOrder(apiUrl, token);
  await addCompletePlan(api, 1);
  const { addresses, cart } = await api.get<ProfileResponse>('profile');
  const [address] = addresses;
  if (address === undefined || cart === null) throw new Error('There is nothing to change.');
  const remove = async (path: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const { ok } = await fetch(`${apiUrl}/${path}`, { method: 'DELETE', headers });
    if (!ok) throw new Error(`DELETE ${path} was refused`);
  };
  const buyer = { api, remove, address, cart, order };
  return [
    ...changesOfCart(buyer),
    removalOfAddress(buyer),
    ...purchases(buyer),
    await booking(apiUrl),
  ];
}

function changesOfCart({ api, remove, cart }: Buyer): Timed[] {
  const [line] = cart.items;
  if (line === undefined) throw new Error('The cart is empty.');
  const plan = planOfLine(line);
  const quantity = { cart_id: cart.id, item_id: line.item_id, quantity: 2 };
  const selection = {
    cart_id: cart.id,
    cart_item_id: line.item_id,
    meals_selected_by: 'dietitian',
  };
  return [
    { name: 'PUT carts/items', run: () => timed(() => api.put('carts/items', quantity)) },
    { name: 'PUT meal-selection', run: () => timed(() => api.put('meal-selection', selection)) },
    {
      name: 'POST carts',
      run: async () => {
        let added = 0;
        const taken = await timed(async () => {
          added = (await api.post<CartItemAdded>('carts', plan)).cart_item_id;
        });
        await remove(`carts/items/${added}`);
        return taken;
      },
    },
  ];
}

function removalOfAddress({ api, remove, address }: Buyer): Timed {
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
function purchases({ api, address, order }: Buyer): Timed[] {
  return [
    {
      name: 'POST subscriptions',
      run: async () => {
        const { cart } = await api.get<ProfileResponse>('profile');
        const body = { cart_id: cart?.id, address_id: address.id };
        const taken = await timed(() => api.post('subscriptions', body));
        await addCompletePlan(api, 1);
        return taken;
      },
    },
    {
      name: 'POST payments/checkout',
      times: 15,
      run: () => timed(() => api.post('payments/checkout', { subscription_id: order })),
    },
  ];
}

/** One customer may book and release only so often. */
const CUSTOMERS = 4;

async function booking(apiUrl: string): Promise<Timed> {
  const customers: Api[] = [];
  while (customers.length < CUSTOMERS)
    customers.push(createApi(apiUrl, (await signUpByApi(apiUrl, 'en')).token));
  return {
    name: 'POST appointment-booking',
    run: async () => {
      const [api] = customers;
      if (api === undefined) throw new Error('There is no customer.');
      customers.push(...customers.splice(0, 1));
      const body = { ...(await freeSlot(api)), comments: 'Hello' };
      let held = 0;
      const taken = await timed(async () => {
        held = (await api.post<AppointmentResponse>('appointment-booking', body)).booking.id;
      });
      await releaseByApi(api, held);
      return taken;
    },
  };
}
