import {
  calorieRange,
  keepsPromise,
  promisedDay,
  sumNutrition,
} from '../../../src/contract/nutrition.ts';

const portions = {
  meal: { calories: 540, protein: 42 },
  snack: { calories: 190, protein: 12 },
};

it('a day promises what its meals and snacks do', () => {
  expect(promisedDay(portions, { meals: 3, snacks: 2 })).toEqual({ calories: 2000, protein: 150 });
  expect(promisedDay(portions, { meals: 1, snacks: 0 })).toEqual({ calories: 540, protein: 42 });
  expect(promisedDay(portions, { meals: 0, snacks: 2 })).toEqual({ calories: 380, protein: 24 });
});

it('dishes add up', () => {
  const machboos = { calories: 510, carbs: 58, fat: 11, protein: 45 };
  const salad = { calories: 170, carbs: 21, fat: 7, protein: 4 };
  expect(sumNutrition([machboos, salad])).toEqual({
    calories: 680,
    carbs: 79,
    fat: 18,
    protein: 49,
  });
  expect(sumNutrition([])).toEqual({ calories: 0, carbs: 0, fat: 0, protein: 0 });
});

it.each([
  [2000, 1800, 2200],
  [1550, 1400, 1710],
  [324, 290, 360],
])('%d calories are promised as %d to %d', (calories, from, to) => {
  expect(calorieRange({ calories, protein: 0 })).toEqual({ from, to });
});

it.each([
  [{ calories: 1800, protein: 135 }, true],
  [{ calories: 2200, protein: 165 }, true],
  [{ calories: 1799, protein: 150 }, false],
  [{ calories: 2000, protein: 166 }, false],
  [{ calories: 2000, protein: 134 }, false],
])('%j keeps a promise of 2000 calories and 150 g: %s', (day, kept) => {
  expect(keepsPromise(day, { calories: 2000, protein: 150 })).toBe(kept);
});
