import { randomUUID } from 'node:crypto';
import { parseKuwaitMobile } from '../../../../src/contract/rules/phone.ts';
import type { AddressInput } from '../../../../src/contract/wire/address.ts';
import type { Registration } from '../../../../src/contract/wire/customer.ts';
import { customerOf, picture, PlainRefusal, type PlainCall, type Routes } from './plainCall.ts';
import { governorates } from './plainKitchen.ts';
import { addressOf, cartOf, emptyCart, nextId, type Customer } from './plainState.ts';

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
    bookings: [],
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
  return { profile, addresses, governorates: governorates };
}

function saveAddress(call: PlainCall, id: number) {
  const customer = customerOf(call);
  const address = addressOf(id, call.body as AddressInput);
  const others = customer.addresses.filter((one) => one.id !== id);
  customer.addresses = [...others, address];
  return { address, addresses: customer.addresses };
}

export const accountRoutes: Routes = {
  'POST login': (call) => {
    const { email, password } = call.body as { email: string; password: string };
    const customer = call.customers.find((one) => one.profile.email === email);
    if (customer?.password !== password) throw new PlainRefusal(422, 'Wrong e-mail or password.');
    return signIn(call, customer);
  },
  'POST logout': (call) => {
    customerOf(call).token = null;
  },
  'GET register': () => ({ governorates }),
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
};
