import type { CartItemAdded } from '../../../src/contract/wire/cart.ts';
import type { ProfileResponse } from '../../../src/contract/wire/customer.ts';
import type { HomeResponse, PackageCategoryResponse } from '../../../src/contract/wire/home.ts';
import type { PackageCategory, PackageCategoryCard } from '../../../src/contract/wire/package.ts';
import type { Dish } from '../../../src/contract/wire/dish.ts';
import type { MealsResponse } from '../../../src/contract/wire/meals.ts';
import type {
  PaymentResultOpened,
  PaymentStarted,
  StartPayment,
} from '../../../src/contract/wire/payment.ts';
import type { Choice, QuestionnaireResponse } from '../../../src/contract/wire/questionnaire.ts';
import type { SubscriptionResponse } from '../../../src/contract/wire/subscription.ts';
import { deliveryDates } from '../../../src/contract/deliveryCalendar.ts';
import { weekdayOf } from '../../../src/contract/kuwaitTime.ts';
import { holdByApi } from './appointments.ts';
import { createApi, type Api } from './api.ts';
import type { Language } from './texts.ts';

/** The ids that the addresses of a customer's pages name. */
export interface CustomersThings {
  category: number;
  /** The kitchen's name of that category. */
  categoryName: { en: string; ar: string };
  cartItem: number;
  paidOrder: number;
  /** Its last day, which can be changed. */
  paidDay: number;
  unpaidOrder: number;
  paidBooking: number;
  /** Its slot waits for the payment. */
  heldBooking: number;
}

/** A paid order and appointment, unpaid ones, and a cart whose plan is complete. */
export async function prepareThings(apiUrl: string, token: string): Promise<CustomersThings> {
  const api = createApi(apiUrl, token);
  const { id: category, name_en, name_ar } = await firstCategory(apiUrl);
  await addCompletePlan(api, category);
  const paidOrder = await placeOrder(api);
  await api.put('subscriptions', await pay(api, { subscription_id: paidOrder }));
  const paidDay = await lastDayOf(api, paidOrder);
  const paidBooking = await holdByApi(api);
  await api.put('appointment-booking', await pay(api, { booking_id: paidBooking }));
  const heldBooking = await holdByApi(api);
  await addCompletePlan(api, category);
  const unpaidOrder = await placeOrder(api);
  const cartItem = await addCompletePlan(api, category);
  await api.post('carts/voucher', { coupon_code: 'WELCOME10' });
  const categoryName = { en: name_en, ar: name_ar };
  const orders = { paidOrder, paidDay, unpaidOrder };
  return { category, categoryName, cartItem, ...orders, paidBooking, heldBooking };
}

async function lastDayOf(api: Api, order: number): Promise<number> {
  const { subscription_details } = await api.get<SubscriptionResponse>(`subscriptions/${order}`);
  return subscription_details.items[0]!.schedule.at(-1)!.id;
}

/** A cart with one complete plan. */
export async function fillCart(apiUrl: string, token: string): Promise<void> {
  const { id } = await firstCategory(apiUrl);
  await addCompletePlan(createApi(apiUrl, token), id);
}

/** An unpaid order of one plan, with its mails in this language. */
export async function placeUnpaidOrder(
  apiUrl: string,
  token: string,
  language?: Language,
  avoided?: Avoided | null,
  size?: Partial<PlanSize>,
): Promise<number> {
  const api = createApi(apiUrl, token, language);
  const { id } = await firstCategory(apiUrl);
  await addCompletePlan(api, id, avoided, size);
  return placeOrder(api);
}

/** A paid order of one plan, with an allergy and a dislike, whose meals the dietitian chooses. */
export async function placePaidDelegatedOrder(
  apiUrl: string,
  token: string,
  language: Language,
  size: PlanSize,
): Promise<number> {
  const api = createApi(apiUrl, token, language);
  const { id } = await firstCategory(apiUrl);
  const { cart, cart_item_id } = await addAnsweredPlan(api, id, size);
  const chooser = { cart_id: cart.id, cart_item_id, meals_selected_by: 'dietitian' };
  await api.put('meal-selection', chooser);
  const order = await placeOrder(api);
  await payForOrder(apiUrl, token, order);
  return order;
}

/**
 * Pays for an order on the hosted page, and comes back. False where the shop does not say yet that it is paid:
 * beyond its enquiries of a minute it asks the gateway later.
 */
export async function payForOrder(apiUrl: string, token: string, id: number): Promise<boolean> {
  const api = createApi(apiUrl, token);
  const result = await pay(api, { subscription_id: id });
  const { subscription_details } = await api.put<SubscriptionResponse>('subscriptions', result);
  return subscription_details.payment_status === 'paid';
}

/** A paid order of one plan, with its mails in this language. */
export async function placePaidOrder(
  ...order: Parameters<typeof placeUnpaidOrder>
): Promise<number> {
  const [apiUrl, token] = order;
  const id = await placeUnpaidOrder(...order);
  await payForOrder(apiUrl, token, id);
  return id;
}

export async function firstCategory(apiUrl: string): Promise<PackageCategoryCard> {
  const { package_categories } = await createApi(apiUrl).get<HomeResponse>('home');
  return package_categories[0]!;
}

export async function addCompletePlan(
  api: Api,
  category: number,
  avoided?: Avoided | null,
  size: Partial<PlanSize> = {},
): Promise<number> {
  const added = await addAnsweredPlan(api, category, size, avoided);
  await chooseDishes(api, added);
  return added.cart_item_id;
}

interface Avoided {
  /** Names in English. */
  allergen: string;
  dislike: string;
}

/** A plan in the cart with an allergy and a dislike declared or, for null, none; no meals are chosen yet. */
export async function addAnsweredPlan(
  api: Api,
  category: number,
  size: Partial<PlanSize> = {},
  avoided: Avoided | null = { allergen: 'Gluten', dislike: 'Onion' },
): Promise<CartItemAdded> {
  const added = await addPlan(api, category, size);
  const form = await api.get<QuestionnaireResponse>(`dislikes-allergies/${added.cart_item_id}`);
  const idOf = (choices: readonly Choice[], name: string) =>
    choices.find(({ name_en }) => name_en === name)!.id;
  await api.post('dislikes-allergies', {
    cart_item_id: added.cart_item_id,
    medical_condition: false,
    medical_condition_details: null,
    no_dislikes_allergies: avoided === null,
    allergens: avoided === null ? [] : [idOf(form.allergens, avoided.allergen)],
    dislikes: avoided === null ? [] : [idOf(form.ingredients, avoided.dislike)],
    others: null,
    age: 34,
    height: 172,
    weight: 71.5,
    activity_level: 'moderate',
    dietitian_appointment_date: null,
  });
  return added;
}

export interface PlanSize {
  meals: number;
  snacks: number;
  days: number;
}

async function addPlan(api: Api, id: number, size: Partial<PlanSize>): Promise<CartItemAdded> {
  const { package_category: category } = await api.get<PackageCategoryResponse>(
    `package-categories/${id}`,
  );
  return api.post<CartItemAdded>('carts', { ...firstPlan(category), ...size });
}

/** The plan that comes first on the product page. */
export function firstPlan(category: PackageCategory) {
  const [variant] = category.variants;
  const { meals, snacks, days } = variant!.prices[0]!;
  const closed = new Set(category.closed_days.map(({ date }) => date));
  const [start] = deliveryDates(category.earliest_start_date, 1, 'all_days', closed);
  return {
    package_category_id: category.id,
    variant_id: variant!.id,
    meals,
    snacks,
    days,
    start_date: start,
    delivery_preference: 'all_days',
    delivery_time_slot_id: category.delivery_time_slots[0]!.id,
  };
}

async function chooseDishes(api: Api, { cart, cart_item_id }: CartItemAdded): Promise<void> {
  const menu = await api.get<MealsResponse>(`meals?cart_item_id=${cart_item_id}`);
  const { dates, dishes, cart_item } = menu;
  const firstOf = (kind: Dish['kind'], date: string, count: number) =>
    dishes
      .filter((dish) => dish.kind === kind && dish.blocked_by.length === 0)
      .filter(({ weekdays }) => weekdays.includes(weekdayOf(date)))
      .slice(0, count)
      .map(({ id }) => id);
  await api.post('meal-selection', {
    cart_id: cart.id,
    cart_item_id,
    meals_selected_by: 'customer',
    days: dates.map((date) => ({
      date,
      meals: firstOf('meal', date, cart_item.meals),
      snacks: firstOf('snack', date, cart_item.snacks),
    })),
  });
}

export async function placeOrder(api: Api): Promise<number> {
  const { addresses, cart } = await api.get<ProfileResponse>('profile');
  const placed = await api.post<SubscriptionResponse>('subscriptions', {
    cart_id: cart!.id,
    address_id: addresses[0]!.id,
  });
  return placed.subscription_details.id;
}

/** Presses Pay on the hosted page, and answers what it brings back to the storefront. */
async function pay(api: Api, target: StartPayment): Promise<PaymentResultOpened['result']> {
  const { payment_url } = await api.post<PaymentStarted>('payments/checkout', target);
  const hosted = new URL(payment_url);
  const session = hosted.searchParams.get('data') ?? '';
  const answer = await fetch(hosted.origin + hosted.pathname, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ data: session, action: 'pay', method: '1' }),
  });
  const data = new URL(answer.headers.get('location') ?? '').searchParams.get('data');
  const { result } = await api.post<PaymentResultOpened>('payments/result', { data });
  return result;
}
