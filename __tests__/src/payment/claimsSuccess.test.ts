import { claimsSuccess } from '../../../src/payment/claimsSuccess.ts';

test.each([
  [true, true],
  [1, true],
  ['true', true],
  ['1', true],
  [false, false],
  [0, false],
  ['no', false],
  [null, false],
])('status %p: %p', (payment_status, claims) => {
  const result = { subscription_id: 41, order_reference_number: 'SUB-41-1-0a1b2c3d' };
  expect(claimsSuccess({ ...result, payment_status })).toBe(claims);
});
