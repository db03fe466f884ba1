import type { PackageCategory } from '../../../../src/api/packages.ts';
import type { Choices } from '../../../../src/features/product/choices.ts';
import {
  closedDaysDuring,
  dayOptions,
  endDateOf,
  mealOptions,
  planOf,
  snackOptions,
} from '../../../../src/features/product/plans.ts';
import { loadedCategory } from '../../../support/factories/package.ts';

const prices = [
  { meals: 2, snacks: 0, days: 5, price: 20_000 },
  { meals: 2, snacks: 0, days: 20, price: 72_000 },
  { meals: 2, snacks: 1, days: 20, price: 90_000 },
  { meals: 3, snacks: 1, days: 20, price: 120_000 },
];
const base = loadedCategory({
  meal_options: [1, 2, 3],
  snack_options: [0, 1],
  day_options: [5, 20],
});
const category: PackageCategory = {
  ...base,
  variants: base.variants.map((variant) => ({ ...variant, prices })),
};
const choices: Choices = {
  variantId: 1,
  meals: 2,
  snacks: 0,
  days: 5,
  startDate: '2027-01-20',
  delivery: 'except_friday',
  slotId: 1,
};

describe('planOf', () => {
  it('finds the price of a combination', () => {
    expect(planOf(category, choices)).toMatchObject({ price: 20_000 });
    expect(planOf(category, { ...choices, meals: 3 })).toBeUndefined();
    expect(planOf(category, { ...choices, variantId: 9 })).toBeUndefined();
  });
});

describe('options', () => {
  it('offers every count of meals that the variant sells', () => {
    expect(mealOptions(category, choices)).toEqual([
      { value: 1, available: false },
      { value: 2, available: true },
      { value: 3, available: true },
    ]);
  });

  it('offers the snacks that go with the meals', () => {
    const withThreeMeals = { ...choices, meals: 3 };
    expect(snackOptions(category, withThreeMeals)).toEqual([
      { value: 0, available: false },
      { value: 1, available: true },
    ]);
  });

  it('prices the days and shows the saving of a longer plan', () => {
    expect(dayOptions(category, choices)).toEqual([
      { value: 5, available: true, price: 20_000, savingPercent: 0 },
      { value: 20, available: true, price: 72_000, savingPercent: 10 },
    ]);
  });

  it('offers no days that are not sold with the meals and snacks', () => {
    expect(dayOptions(category, { ...choices, snacks: 1 })).toEqual([
      { value: 5, available: false, price: null, savingPercent: 0 },
      { value: 20, available: true, price: 90_000, savingPercent: 0 },
    ]);
  });
});

describe('dates', () => {
  it('ends on the last delivered day', () => {
    // Wednesday 20 January; Friday 22 is skipped.
    expect(endDateOf(category, choices)).toBe('2027-01-25');
  });

  it('names the closed days between the first and the last delivery', () => {
    const late = { ...choices, startDate: '2027-02-23' };
    expect(closedDaysDuring(category, late)).toEqual([
      expect.objectContaining({ date: '2027-02-25' }),
    ]);
    expect(endDateOf(category, late)).toBe('2027-03-01');
    expect(closedDaysDuring(category, choices)).toEqual([]);
  });
});
