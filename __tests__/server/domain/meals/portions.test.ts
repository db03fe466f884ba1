import {
  portionOf,
  portionTargets,
  type Recipe,
} from '../../../../server/domain/meals/portions.ts';
import { dishes } from '../../../../server/seed/dishes.ts';
import type { Weekday } from '../../../../server/seed/dishes/types.ts';
import { packages } from '../../../../server/seed/packages.ts';
import {
  calorieRange,
  keepsPromise,
  promisedDay,
  sumNutrition,
} from '../../../../src/contract/nutrition.ts';
import type { Nutrition, PortionTargets } from '../../../../src/contract/wire/nutrition.ts';

const week: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** Every plan that the sample kitchen sells, with its menu of every weekday. */
const days = packages.flatMap((sample) =>
  sample.variants.flatMap((variant) =>
    sample.meal_options.flatMap((meals) =>
      sample.snack_options.flatMap((snacks) =>
        week.map((weekday) => ({
          title: `${variant.key}, ${meals} meals, ${snacks} snacks, weekday ${weekday}`,
          counts: { meals, snacks },
          targets: portionTargets(variant),
          menu: dishes.filter(
            (dish) => dish.weekdays.includes(weekday) && (dish.vegetarian ?? !sample.vegetarian),
          ),
        })),
      ),
    ),
  ),
);
type Day = (typeof days)[number];

const KINDS = ['meal', 'snack'] as const;

/** The complete choice of a day with the least of a nutrient, and the one with the most. */
function extremes({ menu, counts, targets }: Day, field: keyof Nutrition): Nutrition[] {
  const least = KINDS.map((kind) => {
    const portions = menu
      .filter((dish) => dish.kind === kind)
      .map((dish) => portionOf(dish, targets))
      .sort((one, other) => one[field] - other[field]);
    const count = kind === 'meal' ? counts.meals : counts.snacks;
    expect(portions.length).toBeGreaterThanOrEqual(count);
    return { low: portions.slice(0, count), high: portions.slice(portions.length - count) };
  });
  return [
    sumNutrition(least.flatMap(({ low }) => low)),
    sumNutrition(least.flatMap(({ high }) => high)),
  ];
}

describe('whatever a customer chooses for a day', () => {
  // Every other choice lies between the one with the least and the one with the most.
  it.each(['calories', 'protein'] as const)('keeps the promise of %s, in every plan', (field) => {
    const broken = days.filter((day) => {
      const promise = promisedDay(day.targets, day.counts);
      return extremes(day, field).some(
        (sum) => !keepsPromise({ ...promise, [field]: sum[field] }, promise),
      );
    });
    expect(broken.map(({ title }) => title)).toEqual([]);
    expect(days.length).toBeGreaterThan(400);
  });

  it('has calories within the range that is shown', () => {
    const outside = days.filter((day) => {
      const { from, to } = calorieRange(promisedDay(day.targets, day.counts));
      return extremes(day, 'calories').some(({ calories }) => calories < from || calories > to);
    });
    expect(outside.map(({ title }) => title)).toEqual([]);
  });

  it('has the calories that its carbs, fat and protein add up to', () => {
    const portions = days.flatMap(({ menu, targets }) =>
      menu.map((dish) => portionOf(dish, targets)),
    );
    const wrong = portions.filter(
      ({ calories, carbs, fat, protein }) =>
        Math.abs(4 * carbs + 9 * fat + 4 * protein - calories) > 5,
    );
    expect(wrong).toEqual([]);
  });
});

describe('a portion', () => {
  const recipe: Recipe = { kind: 'meal', calories: 500, carbs_g: 50, fat_g: 15, protein_g: 40 };
  const of = (meal: PortionTargets['meal'], changes: Partial<Recipe> = {}) =>
    portionOf({ ...recipe, ...changes }, { meal, snack: { calories: 100, protein: 5 } });
  const small = { calories: 320, protein: 22 };
  const large = { calories: 540, protein: 42 };

  it('of the same dish is larger in a larger plan', () => {
    const [less, more] = [of(small), of(large)];
    for (const field of ['calories', 'carbs', 'fat', 'protein'] as const) {
      expect(more[field]).toBeGreaterThan(less[field]);
    }
  });

  it('keeps some of the dish’s own character', () => {
    const [light, heavy] = [of(large, { calories: 420 }), of(large, { calories: 500 })];
    expect(light.calories).toBeLessThan(heavy.calories);
    const [poor, rich] = [of(large, { protein_g: 25 }), of(large, { protein_g: 45 })];
    expect(poor.protein).toBeLessThan(rich.protein);
    const [dry, oily] = [of(large, { fat_g: 8 }), of(large, { fat_g: 20 })];
    expect(dry.carbs).toBeGreaterThan(oily.carbs);
    expect(dry.fat).toBeLessThan(oily.fat);
  });

  it('stays near its target for any recipe', () => {
    const odd: Partial<Recipe>[] = [
      { calories: 5000 },
      { calories: 1 },
      { protein_g: 0 },
      { carbs_g: 0, fat_g: 0 },
      { calories: 100, protein_g: 300 },
    ];
    for (const changes of odd) expect(keepsPromise(of(large, changes), large)).toBe(true);
  });

  it.each([
    [50, 15],
    [45, 20],
  ])('keeps the proportion of %d g carbs and %d g fat', (carbs_g, fat_g) => {
    const { carbs, fat } = of(large, { carbs_g, fat_g });
    const share = (one: number, other: number) => (one * 4) / (one * 4 + other * 9);
    expect(share(carbs, fat)).toBeCloseTo(share(carbs_g, fat_g), 1);
  });

  it('of a dish with neither carbs nor fat gets its sides from carbs', () => {
    const { calories, protein, carbs, fat } = of(large, { carbs_g: 0, fat_g: 0 });
    expect(fat).toBe(0);
    expect(carbs).toBe(Math.round((calories - 4 * protein) / 4));
  });

  it('has no sides where protein is all that the target has room for', () => {
    expect(of({ calories: 40, protein: 12 })).toMatchObject({ carbs: 0, fat: 0 });
  });
});
