import { planPrice } from '../../../server/domain/prices.ts';
import { deliveryFee } from '../../../src/contract/deliveryTerms.ts';

const terms = {
  price_per_meal_fils: 2_750,
  price_per_snack_fils: 1_000,
  meals: 3,
  snacks: 1,
  days: 5,
  discount_percent: 0,
};

describe('the price of a plan', () => {
  it('is that of its days', () => {
    expect(planPrice(terms)).toBe(46_250);
  });

  it('is less with the discount of the days', () => {
    expect(planPrice({ ...terms, days: 26, discount_percent: 8 })).toBe(221_260);
  });

  it('is rounded half up, once', () => {
    const odd = {
      ...terms,
      price_per_meal_fils: 1,
      meals: 1,
      snacks: 0,
      days: 50,
      discount_percent: 3,
    };
    expect(planPrice(odd)).toBe(49);
    expect(planPrice({ ...odd, days: 10, discount_percent: 6 })).toBe(9);
  });
});

describe('delivery', () => {
  const kitchen = { fee: 2_000, free_from: 100_000 };

  it('costs its fee below the limit and nothing from it on', () => {
    expect(deliveryFee(99_999, kitchen)).toBe(2_000);
    expect(deliveryFee(100_000, kitchen)).toBe(0);
  });

  it('costs nothing for an empty cart', () => {
    expect(deliveryFee(0, kitchen)).toBe(0);
  });

  it('always costs its fee when there is no limit', () => {
    expect(deliveryFee(900_000, { ...kitchen, free_from: null })).toBe(2_000);
  });
});
