import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { allergens, ingredients } from '../../../server/seed/allergens.ts';
import { dishes } from '../../../server/seed/dishes.ts';
import type { SeedDish, Weekday } from '../../../server/seed/dishes/types.ts';

const week: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const pictureLimit = 15_000;

function offered(kind: SeedDish['kind'], day: Weekday): readonly SeedDish[] {
  return dishes.filter((dish) => dish.kind === kind && dish.weekdays.includes(day));
}

function energy(dish: SeedDish): number {
  return 4 * dish.carbs_g + 4 * dish.protein_g + 9 * dish.fat_g;
}

function picture(dish: SeedDish): string {
  return join(process.cwd(), 'public', dish.image);
}

describe('the sample menu', () => {
  it('has at least 30 meals and 16 snacks, each with a key of its own', () => {
    expect(dishes.filter((dish) => dish.kind === 'meal').length).toBeGreaterThanOrEqual(30);
    expect(dishes.filter((dish) => dish.kind === 'snack').length).toBeGreaterThanOrEqual(16);
    expect(new Set(dishes.map((dish) => dish.key)).size).toBe(dishes.length);
  });

  it('is written in both languages', () => {
    const english = dishes.flatMap((dish) => [dish.name_en, dish.description_en]);
    const arabic = dishes.flatMap((dish) => [dish.name_ar, dish.description_ar]);

    expect(english.filter((text) => !/[a-z]/i.test(text) || /[\u0600-\u06ff]/.test(text))).toEqual(
      [],
    );
    expect(arabic.filter((text) => !/[\u0600-\u06ff]/.test(text) || /[a-z]/i.test(text))).toEqual(
      [],
    );
  });

  it('states calories that follow from carbs, protein and fat within 8 percent', () => {
    const wrong = dishes.filter(
      (dish) => Math.abs(dish.calories - energy(dish)) > dish.calories * 0.08,
    );

    expect(wrong.map((dish) => dish.key)).toEqual([]);
  });

  it.each(week)('offers enough to choose from on weekday %i', (day) => {
    expect(offered('meal', day).length).toBeGreaterThanOrEqual(9);
    expect(offered('snack', day).length).toBeGreaterThanOrEqual(5);
  });

  it.each(allergens.map((allergen) => allergen.key))(
    'still offers meals and snacks every day without %s',
    (key) => {
      const left = (kind: SeedDish['kind']) =>
        week.map(
          (day) => offered(kind, day).filter((dish) => !dish.allergens.includes(key)).length,
        );

      expect(Math.min(...left('meal'))).toBeGreaterThanOrEqual(4);
      expect(Math.min(...left('snack'))).toBeGreaterThanOrEqual(3);
    },
  );

  it('has every recipe near enough to a plan that its portions are still that dish', () => {
    const share = (dish: SeedDish) => (100 * 4 * dish.protein_g) / dish.calories;
    const lean = (kind: SeedDish['kind'], least: number) =>
      dishes.filter((dish) => dish.kind === kind && share(dish) < least).map(({ key }) => key);

    expect([...lean('meal', 20), ...lean('snack', 14)]).toEqual([]);
  });

  it.each(week)('has a vegetarian menu for every allergy on weekday %i', (day) => {
    const left = (kind: SeedDish['kind']) =>
      allergens.map(
        ({ key }) =>
          offered(kind, day).filter((dish) => dish.vegetarian && !dish.allergens.includes(key))
            .length,
      );

    expect(Math.min(...left('meal'))).toBeGreaterThanOrEqual(4);
    expect(Math.min(...left('snack'))).toBeGreaterThanOrEqual(5);
  });

  it('calls no dish with meat or fish vegetarian', () => {
    const animals = ['chicken', 'beef', 'lamb', 'salmon', 'tuna', 'shrimp', 'fish', 'shellfish'];
    const wrong = dishes.filter(
      (dish) =>
        dish.vegetarian &&
        (/chicken|beef|lamb|turkey|steak|kofta|fish|salmon|tuna|shrimp/i.test(
          `${dish.name_en} ${dish.description_en}`,
        ) ||
          [...dish.allergens, ...dish.ingredients].some((key) => animals.includes(key))),
    );

    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it('counts no pieces, since each plan has a portion of its own', () => {
    const counted = dishes.filter(({ description_en }) =>
      /^(two|three|four|five|six) /i.test(description_en),
    );

    expect(counted.map(({ key }) => key)).toEqual([]);
  });

  it('uses every allergen and every ingredient that a customer can name', () => {
    const served = new Set<string>(
      dishes.flatMap((dish) => [...dish.allergens, ...dish.ingredients]),
    );
    const named = [...allergens, ...ingredients].map((entry) => entry.key);

    expect(named.filter((key) => !served.has(key))).toEqual([]);
  });

  it('lists no allergen, ingredient or weekday twice', () => {
    const repeats = dishes.filter((dish) =>
      [dish.allergens, dish.ingredients, dish.weekdays].some(
        (list) => new Set<unknown>(list).size !== list.length,
      ),
    );

    expect(repeats.map((dish) => dish.key)).toEqual([]);
  });

  it('has a small picture of every dish', () => {
    const missing = dishes.filter((dish) => !existsSync(picture(dish)));
    const heavy = dishes.filter((dish) => statSync(picture(dish)).size > pictureLimit);

    expect(missing.map((dish) => dish.key)).toEqual([]);
    expect(heavy.map((dish) => dish.key)).toEqual([]);
  });
});
