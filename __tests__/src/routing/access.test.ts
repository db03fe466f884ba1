import { mayEnter } from '../../../src/routing/access.ts';

it.each([
  { name: 'home', guest: true, customer: true },
  { name: 'login', guest: true, customer: false },
  { name: 'orders', guest: false, customer: true },
] as const)('$name: guest $guest, customer $customer', ({ name, guest, customer }) => {
  expect([mayEnter(name, false), mayEnter(name, true)]).toEqual([guest, customer]);
});
