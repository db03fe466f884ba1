import {
  planPrice,
  voucherDiscount,
  voucherNames,
  voucherRefusal,
} from '../../../server/domain/prices.ts';
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

describe('a voucher', () => {
  const voucher = {
    id: 1,
    code: 'WELCOME',
    minimum_total_fils: 0,
    once_per_customer: false,
    starts_on: '2027-01-01',
    ends_on: '2027-12-31',
    is_used: false,
  };
  const tenth = { ...voucher, kind: 'percent' as const, percent: 10, amount_fils: null };
  const fiveDinars = { ...voucher, kind: 'amount' as const, percent: null, amount_fils: 5_000 };

  it('takes its part, or its amount as far as there is something to pay', () => {
    expect(voucherDiscount(tenth, 45_000)).toBe(4_500);
    expect(voucherDiscount(fiveDinars, 45_000)).toBe(5_000);
    expect(voucherDiscount(fiveDinars, 3_000)).toBe(3_000);
  });

  it.each([
    ['2026-12-31', 45_000, 'server.voucher.not_started'],
    ['2027-01-01', 45_000, undefined],
    ['2027-12-31', 45_000, undefined],
    ['2028-01-01', 45_000, 'server.voucher.expired'],
    ['2027-06-01', 19_999, 'server.voucher.below_minimum'],
    ['2027-06-01', 20_000, undefined],
  ])('on %s, for %d fils, is refused as %s', (today, subTotal, key) => {
    const wanting = { ...tenth, minimum_total_fils: 20_000 };
    expect(voucherRefusal(wanting, { today, subTotal })?.key).toBe(key);
  });

  it('describes its discount in both languages', () => {
    expect(voucherNames(tenth)).toEqual({ name_en: '10% off', name_ar: 'خصم \u200e10%' });
    expect(voucherNames(fiveDinars)).toEqual({
      name_en: '5.000 KD off',
      name_ar: 'خصم 5.000 د.ك',
    });
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
