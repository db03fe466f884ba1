import { persistedKeys, persistedShapes } from '../../../src/app/persistedShapes.ts';
import { paymentStarted } from '../../../src/features/payment/paymentSlice.ts';
import { sessionStarted } from '../../../src/features/session/sessionSlice.ts';
import { unsavedMarked } from '../../../src/features/unsaved/unsavedSlice.ts';
import { customerInfo, profile } from '../../support/factories/customer.ts';
import { stateAfter } from '../../support/stateAfter.ts';

const reference = { subscription_id: 41, order_reference_number: 'SUB-41-1-0a1b2c3d' };

it.each(persistedKeys)('knows its own %s, at first and in use', (key) => {
  const used = stateAfter(
    sessionStarted({
      customerInfo: customerInfo({ profile: profile({ phone: null, civil_id: null }) }),
      cart: null,
    }),
    unsavedMarked('register'),
    paymentStarted(reference),
  );
  expect(persistedShapes[key](stateAfter()[key])).toBe(true);
  expect(persistedShapes[key](used[key])).toBe(true);
});

it('knows an appointment that is being paid', () => {
  const { paymentUnderWay } = stateAfter(
    paymentStarted({ booking_id: 7, order_reference_number: 'APT-7-1-0a1b2c3d' }),
  );
  expect(persistedShapes.paymentUnderWay(paymentUnderWay)).toBe(true);
});

it.each(persistedKeys)('refuses what is no %s', (key) => {
  for (const foreign of [undefined, null, 7, 'text', [], [{}]]) {
    expect(persistedShapes[key](foreign)).toBe(false);
  }
});

it.each<[(typeof persistedKeys)[number], string, unknown]>([
  ['session', 'nothing of a customer', {}],
  ['session', 'a customer without a token', { customerInfo: { profile: profile() } }],
  ['session', 'a customer without a profile', { customerInfo: { token: 'x' } }],
  ['session', 'a name that is no text', { customerInfo: { token: 'x', profile: { id: 3 } } }],
  ['cartCount', 'a text', { items: '3' }],
  ['cartCount', 'less than nothing', { items: -1 }],
  ['cartCount', 'a part of a line', { items: 1.5 }],
  ['language', 'an unknown language', { current: 'fr' }],
  ['language', 'a property of every object', { current: 'toString' }],
  ['unsaved', 'another flag', { register: 'yes' }],
  ['paymentUnderWay', 'an appointment without a reference', { reference: { booking_id: 7 } }],
  ['paymentUnderWay', 'an order without a reference', { reference: { subscription_id: 41 } }],
  [
    'paymentUnderWay',
    'an order that is no number',
    { reference: { ...reference, subscription_id: '41' } },
  ],
])('refuses a %s that holds %s', (key, _what, value) => {
  expect(persistedShapes[key](value)).toBe(false);
});
