import { randomUUID } from 'node:crypto';
import type { AddCartItem } from '../../../../src/contract/wire/cart.ts';
import type { AddressInput, Registration } from '../../../../src/contract/wire/customer.ts';
import type { DaySelection } from '../../../../src/contract/wire/meals.ts';
import type { QuestionnaireAnswers } from '../../../../src/contract/wire/questionnaire.ts';
import type { PaymentResult } from '../../../../src/contract/wire/subscription.ts';
import { parseKuwaitMobile } from '../../../../src/contract/phone.ts';
import * as kitchen from './plainKitchen.ts';
import { detailsOf, summaryOf } from './plainOrders.ts';
import {
  addressOf,
  cartItemOf,
  cartOf,
  emptyCart,
  nextId,
  planOf,
  type Customer,
  type Line,
} from './plainState.ts';

/** What a call is about; `body` is what the storefront sent, of whatever shape. */
export interface PlainCall {
  origin: string;
  customers: Customer[];
  /** Of the token; null for a guest. */
  guest: Customer | null;
  /** The last part of the path, where it is a number. */
  id: number;
  query: URLSearchParams;
  body: unknown;
}

export class PlainRefusal extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

type Route = (call: PlainCall) => unknown;

function customerOf({ guest }: PlainCall): Customer {
  if (guest === null) throw new PlainRefusal(401, 'Please log in.');
  return guest;
}

function lineOf(call: PlainCall, id: number): Line {
  const line = customerOf(call).cart.lines.find((one) => one.id === id);
  if (!line) throw new PlainRefusal(404, 'Unknown line.');
  return line;
}

const picture = ({ origin }: PlainCall) => origin + kitchen.PICTURE;

function signIn(call: PlainCall, customer: Customer) {
  customer.token = randomUUID();
  const { token, profile } = customer;
  return { token, profile, cart: cartOf(customer, picture(call)) };
}

function signUp(call: PlainCall) {
  const { first_name, last_name, email, phone, civil_id, password, ...address } =
    call.body as Registration;
  const mobile = phone ? parseKuwaitMobile(phone) : null;
  const customer: Customer = {
    token: null,
    password,
    profile: {
      first_name,
      last_name,
      email,
      ...(mobile === null ? {} : { phone: mobile }),
      ...(civil_id ? { civil_id } : {}),
    },
    addresses: address.gov_id ? [addressOf(nextId(), { ...address, location: 'home' })] : [],
    cart: emptyCart(),
    orders: [],
  };
  call.customers.push(customer);
  return signIn(call, customer);
}

function changeProfile(call: PlainCall) {
  const { first_name, last_name, email, phone, civil_id } = call.body as Record<string, string>;
  const customer = customerOf(call);
  const mobile = parseKuwaitMobile(phone ?? '');
  customer.profile = {
    first_name: first_name ?? '',
    last_name: last_name ?? '',
    email: email ?? '',
    ...(mobile === null ? {} : { phone: mobile }),
    ...(civil_id ? { civil_id } : {}),
  };
  return showProfile(call);
}

function showProfile(call: PlainCall) {
  const { profile, addresses } = customerOf(call);
  return { profile, addresses, governorates: kitchen.governorates };
}

function saveAddress(call: PlainCall, id: number) {
  const customer = customerOf(call);
  const address = addressOf(id, call.body as AddressInput);
  const others = customer.addresses.filter((one) => one.id !== id);
  customer.addresses = [...others, address];
  return { address, addresses: customer.addresses };
}

function placeOrder(call: PlainCall) {
  const customer = customerOf(call);
  const { lines, comment, voucher } = customer.cart;
  if (lines.some((line) => line.answers === null || line.selectedBy === null)) {
    throw new PlainRefusal(422, 'The plan is not complete.');
  }
  const createdAt = new Date().toISOString();
  const order = { id: nextId(), createdAt, lines, comment, voucher, payment: null };
  customer.orders.push(order);
  customer.cart = emptyCart();
  return { subscription_details: detailsOf(order, customer, kitchen.dishes(call.origin)) };
}

function orderOf(call: PlainCall, id: number) {
  const order = customerOf(call).orders.find((one) => one.id === id);
  if (!order) throw new PlainRefusal(404, 'Unknown order.');
  return order;
}

/** The calls of section 7, each with as little as it can answer. */
export const plainRoutes: Readonly<Record<string, Route>> = {
  'GET home': (call) => ({
    package_categories: [kitchen.packageCard(call.origin)],
    content: kitchen.siteContent(call.origin),
    cart: call.guest && cartOf(call.guest, picture(call)),
  }),
  'POST login': (call) => {
    const { email, password } = call.body as { email: string; password: string };
    const customer = call.customers.find((one) => one.profile.email === email);
    if (customer?.password !== password) throw new PlainRefusal(422, 'Wrong e-mail or password.');
    return signIn(call, customer);
  },
  'POST logout': (call) => {
    customerOf(call).token = null;
  },
  'GET register': () => ({ governorates: kitchen.governorates }),
  'POST register': signUp,
  'POST quick-signup': signUp,
  'POST reset-password-token': () => null,
  'POST reset-password': () => null,
  'POST contact-us': () => null,
  'GET profile': showProfile,
  'PUT profile': changeProfile,
  'POST address': (call) => saveAddress(call, nextId()),
  'PUT address/:id': (call) => saveAddress(call, call.id),
  'DELETE address/:id': (call) => {
    const customer = customerOf(call);
    customer.addresses = customer.addresses.filter((one) => one.id !== call.id);
    return { address: null, addresses: customer.addresses };
  },
  'PUT password': (call) => {
    customerOf(call).password = (call.body as { new_password: string }).new_password;
  },
  'GET package-categories/:id': (call) => ({
    package_category: kitchen.packageCategory(),
    package_category_images: [
      { id: 1, url: picture(call), alt_en: 'A full box', alt_ar: 'صندوق ممتلئ' },
    ],
  }),
  'GET dislikes-allergies/:id': (call) => {
    const line = lineOf(call, call.id);
    return {
      cart_item: cartItemOf(line, picture(call)),
      questionnaire: line.answers,
      allergens: [{ id: 1, name_en: 'Nuts', name_ar: 'مكسرات' }],
      ingredients: [{ id: 2, name_en: 'Onion', name_ar: 'بصل' }],
    };
  },
  'POST dislikes-allergies': (call) => {
    const answers = call.body as QuestionnaireAnswers & { cart_item_id: number };
    lineOf(call, answers.cart_item_id).answers = answers;
  },
  'GET meals': (call) => {
    const line = lineOf(call, Number(call.query.get('cart_item_id')));
    return {
      cart_item: cartItemOf(line, picture(call)),
      dates: planOf(line).dates,
      dishes: kitchen.dishes(call.origin),
      selection: line.days,
    };
  },
  'POST meal-selection': (call) => {
    const { cart_item_id, days } = call.body as { cart_item_id: number; days: DaySelection[] };
    Object.assign(lineOf(call, cart_item_id), { days, selectedBy: 'customer' });
  },
  'PUT meal-selection': (call) => {
    const { cart_item_id, meals_selected_by } = call.body as {
      cart_item_id: number;
      meals_selected_by: 'dietitian';
    };
    Object.assign(lineOf(call, cart_item_id), { days: [], selectedBy: meals_selected_by });
  },
  'GET carts': (call) => ({ cart: cartOf(customerOf(call), picture(call)) }),
  'POST carts': (call) => {
    const chosen = call.body as AddCartItem;
    const line = { id: nextId(), chosen, quantity: 1, answers: null, days: [], selectedBy: null };
    customerOf(call).cart.lines.push(line);
  },
  'PUT carts/items': (call) => {
    const { item_id, quantity } = call.body as { item_id: number; quantity: number };
    lineOf(call, item_id).quantity = quantity;
  },
  'DELETE carts/items/:id': (call) => {
    const { cart } = customerOf(call);
    cart.lines = cart.lines.filter(({ id }) => id !== call.id);
  },
  'DELETE carts/clear': (call) => {
    customerOf(call).cart = emptyCart();
  },
  'POST carts/voucher': (call) => {
    const { coupon_code } = call.body as { coupon_code: string };
    if (coupon_code !== kitchen.VOUCHER.coupon_code) throw new PlainRefusal(422, 'Unknown code.');
    customerOf(call).cart.voucher = true;
  },
  'DELETE carts/voucher': (call) => {
    customerOf(call).cart.voucher = false;
  },
  'PUT carts': (call) => {
    const { cart_id, ...changes } = call.body as { cart_id: number };
    const { cart } = customerOf(call);
    if (cart_id !== cart.id) throw new PlainRefusal(404, 'Unknown cart.');
    Object.assign(cart, changes);
  },
  'POST subscriptions': placeOrder,
  'GET subscriptions': (call) => ({
    subscriptions: customerOf(call).orders.map((order) => summaryOf(order, picture(call))),
  }),
  'GET subscriptions/:id': (call) => ({
    subscription_details: detailsOf(
      orderOf(call, call.id),
      customerOf(call),
      kitchen.dishes(call.origin),
    ),
  }),
  // It believes whatever the browser says, which is its own affair.
  'PUT subscriptions': (call) => {
    const result = call.body as PaymentResult;
    orderOf(call, result.subscription_id).payment = result;
  },
};
