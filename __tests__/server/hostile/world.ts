import { recordingText } from '../../support/factories/recording.ts';
import { startSession } from '../../../server/domain/sessions.ts';
import type { Address } from '../../../src/contract/wire/address.ts';
import type { AppointmentBooking } from '../../../src/contract/wire/appointment.ts';
import type { PlanDayResponse } from '../../../src/contract/wire/planDay.ts';
import type { Profile } from '../../../src/contract/wire/customer.ts';
import { freshSlot } from '../../support/appointments.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { TestCustomer } from '../../support/testCustomer.ts';
import type { TestDatabaseKind } from '../../support/testDatabase.ts';
import type { Stranger } from './hostileRequest.ts';
import type { KnownValues } from './validInput.ts';

/** Part of every text that the victim has typed. */
export const MARKER = 'Qz7Secret';

export interface Guesser extends Stranger {
  readonly token: string;
}

export interface World {
  readonly testApp: PaymentTestApp;
  /** Everything that the API shows to the victim. */
  readonly viewVictim: () => Promise<unknown>;
  /** A session, and things of the stranger's own that no hostile request has touched yet. */
  readonly freshStranger: () => Promise<Guesser>;
}

/** The shop with a victim in it, and with a stranger who guesses the ids of the victim's things. */
export async function openWorld(database: TestDatabaseKind): Promise<World> {
  const testApp = await startPaymentTestApp(database);
  const victim = await settle(testApp, await testApp.newCustomer(), MARKER);
  const customer = await testApp.newCustomer();
  const own = await settle(testApp, customer, 'plain');
  const { profile } = await customer.ok<{ profile: Profile }>('GET', 'profile');
  return {
    testApp,
    viewVictim: () => Promise.all(VIEWS.map((path) => victim.customer.ok('GET', path))),
    freshStranger: async () => {
      const { db, clock } = testApp.context;
      await db.deleteFrom('rate_limits').execute();
      const token = await startSession(db, profile.id, clock());
      const stranger = new TestCustomer(testApp.app, token);
      const address_id = await moveHouse(stranger);
      const cart = await fillCart(stranger);
      await stranger.letDietitianChoose(cart.cart_item_id);
      const { grand_total } = await stranger.cart();
      const known = { ...own.known, ...cart, address_id, grand_total };
      const session = { authorization: `Bearer ${token}` };
      return { token, session, known, knownOf: knownOf(known), foreign: victim.ids };
    },
  };
}

const VIEWS = ['profile', 'carts', 'subscriptions', 'customer-booking'] as const;

interface Settled {
  readonly customer: TestCustomer;
  readonly ids: readonly number[];
  readonly known: KnownValues;
}

/** Gives a customer one of everything, with these words in every text. */
async function settle(
  testApp: PaymentTestApp,
  customer: TestCustomer,
  words: string,
): Promise<Settled> {
  await describeYourself(customer, words);
  const { id: address_id } = await saveAddress(customer, words);
  const paid = await customer.order();
  const payment = await testApp.pay(customer, paid.id);
  const finished = await orderOfLastWeek(testApp, customer);
  const unpaid = await customer.order();
  const changeable = await customer.order();
  const { booking } = await customer.ok<{ booking: AppointmentBooking }>(
    'POST',
    'appointment-booking',
    { ...freshSlot(), comments: words },
  );
  const { reference } = await testApp.pay(customer, { booking_id: booking.id });
  const [day] = paid.items[0]!.schedule;
  const last = paid.items[0]!.end_date;
  const things = {
    address_id,
    subscription_id: paid.id,
    day_id: day!.id,
    plan_id: paid.items[0]!.id,
    booking_id: booking.id,
  };
  const { meals, snacks } = await firstDishes(customer, paid.id, day!.id);
  const orders = { finished, unpaid: unpaid.id, changeable: changeable.id };
  const ids = { ...things, ...orders, ...(await fillCart(customer, words)) };
  const references = {
    order_reference_number: payment.reference,
    booking_reference: reference,
    data: payment.data,
  };
  return {
    customer,
    ids: [...new Set(Object.values(ids))],
    known: { ...PLAIN, ...ids, ...references, day_meals: meals, day_snacks: snacks, last },
  };
}

/** A paid order whose plan is over. */
async function orderOfLastWeek(testApp: PaymentTestApp, customer: TestCustomer): Promise<number> {
  const { id } = await customer.order();
  await testApp.pay(customer, id);
  await customer.viewOrder(id);
  const dates = { start_date: '2027-01-01', end_date: '2027-01-10' };
  const { db } = testApp.context;
  await db.updateTable('order_items').set(dates).where('order_id', '=', id).execute();
  return id;
}

/** The choice for a day of an order. */
async function firstDishes(customer: TestCustomer, order: number, day: number) {
  const path = `subscriptions/${order}/days/${day}`;
  // It is paid once the gateway has been asked.
  await customer.viewOrder(order);
  const { dishes, meals, snacks } = await customer.ok<PlanDayResponse>('GET', path);
  const first = (kind: 'meal' | 'snack', count: number) =>
    dishes
      .filter((dish) => dish.kind === kind)
      .slice(0, count)
      .map(({ id }) => id);
  return { meals: first('meal', meals), snacks: first('snack', snacks) };
}

let strangers = 0;

function knownOf(known: KnownValues): Record<string, KnownValues> {
  strangers += 1;
  const unused = { email: `stranger${strangers}@example.com` };
  const {
    address_id,
    item_id,
    subscription_id,
    day_id,
    plan_id,
    last,
    day_meals,
    day_snacks,
    booking_id,
    finished,
    unpaid,
    changeable,
    booking_reference,
  } = {
    ...known,
  };
  return {
    'POST /api/register': unused,
    'POST /api/quick-signup': unused,
    'PUT /api/address/{id}': { id: address_id },
    'DELETE /api/address/{id}': { id: address_id },
    'PUT /api/carts/items/{id}': { id: item_id },
    'DELETE /api/carts/items/{id}': { id: item_id },
    'GET /api/dislikes-allergies/{cartItemId}': { id: item_id },
    'POST /api/meal-selection': { meals_selected_by: 'dietitian', snacks: [] },
    'GET /api/subscriptions/{id}': { id: subscription_id },
    'GET /api/subscriptions/{id}/days/{dayId}': { id: subscription_id, dayId: day_id },
    'PUT /api/subscriptions/{id}/days/{dayId}': {
      id: subscription_id,
      dayId: day_id,
      meals: day_meals,
      snacks: day_snacks,
    },
    'PUT /api/subscriptions/{id}/days/{dayId}/skip': { id: subscription_id, dayId: day_id },
    'DELETE /api/subscriptions/{id}/days/{dayId}/skip': { id: subscription_id, dayId: day_id },
    'PUT /api/subscriptions/{id}/items/{itemId}/freeze': {
      id: subscription_id,
      itemId: plan_id,
      from: last,
      until: last,
    },
    'DELETE /api/subscriptions/{id}/items/{itemId}/freeze': {
      id: subscription_id,
      itemId: plan_id,
    },
    'PUT /api/subscriptions/{id}/items/{itemId}/delivery': {
      id: subscription_id,
      itemId: plan_id,
      from: last,
      until: last,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
    },
    'GET /api/subscriptions/{id}/items/{itemId}/stop': { id: subscription_id, itemId: plan_id },
    'PUT /api/subscriptions/{id}/items/{itemId}/stop': {
      id: subscription_id,
      itemId: plan_id,
      amount: '1.000',
    },
    'POST /api/subscriptions/{id}/reopen': { id: changeable },
    'GET /api/subscriptions/{id}/renewal': { id: finished },
    'POST /api/subscriptions/{id}/renewal': { id: finished },
    'PUT /api/appointment-booking': { order_reference_number: booking_reference },
    'GET /api/appointment-booking/{id}': { id: booking_id },
    'PUT /api/cancel-booking/{id}': { id: booking_id },
    'PUT /api/move-booking/{id}': { id: booking_id, ...freshSlot() },
    'POST /api/payments/checkout': { subscription_id: unpaid },
  };
}

async function describeYourself(customer: TestCustomer, words: string): Promise<void> {
  const { profile } = await customer.ok<{ profile: Profile }>('GET', 'profile');
  const { email, phone } = profile;
  const names = { first_name: words, last_name: words };
  await customer.ok('PUT', 'profile', { ...names, email, phone });
}

/** A customer can have only a limited number of addresses. */
async function moveHouse(customer: TestCustomer): Promise<number> {
  const { addresses } = await customer.ok<{ addresses: Address[] }>('GET', 'profile');
  for (const { id } of addresses) await customer.ok('DELETE', `address/${id}`);
  return (await saveAddress(customer, 'plain')).id;
}

async function saveAddress(customer: TestCustomer, words: string): Promise<Address> {
  const parts = { title: words, block: words, street: words, avenue: words, floor: words };
  const rest = { house_building: words, apartment: words, special_direction: words };
  const body = { location: 'home', gov_id: 1, area_id: 1, ...parts, ...rest };
  const { address } = await customer.ok<{ address: Address }>('POST', 'address', body);
  customer.addressId = address.id;
  return address;
}

async function fillCart(customer: TestCustomer, words = 'plain') {
  await customer.call('DELETE', 'carts/clear');
  const item = await customer.addPlan();
  await customer.answerQuestions(item, {
    no_dislikes_allergies: false,
    medical_condition: true,
    medical_condition_details: words,
    others: words,
  });
  const { id: cart_id } = await customer.cart();
  await customer.ok('PUT', 'carts', { cart_id, comment: words });
  return { cart_id, item_id: item, cart_item_id: item };
}

/** Values that the sample kitchen accepts, by the names of the fields. */
const PLAIN: KnownValues = {
  gov_id: 1,
  area_id: 1,
  package_category_id: 1,
  variant_id: 1,
  delivery_time_slot_id: 1,
  meals: 3,
  snacks: 1,
  days: 5,
  start_date: '2027-01-17',
  user_id: 2,
  date: '2027-01-17',
  time: '19:00',
  email: 'customer2@example.com',
  phone: '50012345',
  civil_id: '285070400028',
  recording: recordingText(),
  password: 'Mizan2026',
  old_password: 'Mizan2026',
  new_password: 'Mizan2026',
  confirm_password: 'Mizan2026',
  coupon_code: 'WELCOME10',
  age: 30,
  height: 170,
  weight: 70,
  allergens: [],
  dislikes: [1],
  no_dislikes_allergies: false,
};
