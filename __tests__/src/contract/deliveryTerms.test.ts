import { deliveryFee } from '../../../src/contract/deliveryTerms.ts';

const terms = { fee: 2_000, free_from: 100_000 };

it.each([
  ['an empty cart', 0, 0],
  ['the smallest sub total', 1, 2_000],
  ['a sub total just below the limit', 99_999, 2_000],
  ['a sub total at the limit', 100_000, 0],
  ['a sub total above it', 250_000, 0],
])('delivers %s of %i fils for %i', (_what, subTotal, fee) => {
  expect(deliveryFee(subTotal, terms)).toBe(fee);
});

it('always charges the fee where no limit is set, except for an empty cart', () => {
  const always = { ...terms, free_from: null };
  expect([0, 1, 1_000_000].map((subTotal) => deliveryFee(subTotal, always))).toEqual([
    0, 2_000, 2_000,
  ]);
});
