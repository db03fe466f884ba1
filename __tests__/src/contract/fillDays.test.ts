import { dishes as seedDishes } from '../../../server/seed/dishes.ts';
import { fillDays } from '../../../src/contract/fillDays.ts';
import { addDays } from '../../../src/contract/kuwaitTime.ts';
import { isDayComplete, menuOf } from '../../../src/contract/selection.ts';
import type { DishKind } from '../../../src/contract/wire/common.ts';
import type { DaySelection, Dish } from '../../../src/contract/wire/dish.ts';
import { dish } from '../../support/factories/meals.ts';

const SUNDAY = '2027-01-17';
const MONDAY = '2027-01-18';
const choice = (id: number) => ({ id, name_en: `${id}`, name_ar: `${id}` });
const required = { meals: 1, snacks: 0 };
const onSundays = { weekdays: [0] };

/** Fills the Monday after a Sunday of these meals. */
function fillMonday(meals: number[], dishes: Dish[], days: Record<string, DaySelection> = {}) {
  const example = { date: SUNDAY, meals, snacks: [] };
  const plan = {
    dates: [SUNDAY, MONDAY],
    dishes,
    required: { ...required, meals: meals.length },
  };
  const [monday] = fillDays(example, { [SUNDAY]: example, ...days }, plan);
  return monday;
}

describe('filling a day after the example of another', () => {
  it('takes the same dishes where they are on its menu', () => {
    expect(fillMonday([2, 1], [dish({ id: 1 }), dish({ id: 2 })])).toEqual({
      date: MONDAY,
      meals: [2, 1],
      snacks: [],
      replaced: {},
    });
  });

  it('takes the dish that is nearest in protein, carbs and fat for one that is not', () => {
    const dishes = [
      dish({ id: 1, ...onSundays, protein: 40, carbs: 30, fat: 10 }),
      dish({ id: 2, protein: 10, carbs: 60, fat: 12 }),
      dish({ id: 3, protein: 38, carbs: 32, fat: 10 }),
      dish({ id: 4, protein: 40, carbs: 30, fat: 30 }),
    ];
    expect(fillMonday([1], dishes)).toMatchObject({ meals: [3], replaced: { 3: 1 } });
  });

  it('takes the dish of like ingredients and allergens among equal figures', () => {
    const [chicken, rice, salmon, milk] = [choice(1), choice(2), choice(3), choice(9)] as const;
    const dishes = [
      dish({ id: 1, ...onSundays, ingredients: [chicken, rice], allergens: [milk] }),
      dish({ id: 2, ingredients: [salmon, rice] }),
      dish({ id: 3, ingredients: [chicken], allergens: [milk] }),
    ];
    expect(fillMonday([1], dishes)?.meals).toEqual([3]);
  });

  it.each<[string, Partial<Dish>, Partial<Dish>, Partial<Dish>]>([
    [
      'the ingredient',
      { ingredients: [choice(7)] },
      { ingredients: [choice(5)] },
      { ingredients: [choice(7)] },
    ],
    [
      'the allergen',
      { allergens: [choice(7)] },
      { allergens: [choice(5)] },
      { allergens: [choice(7)] },
    ],
    [
      'the greater share of the ingredients',
      { ingredients: [choice(1), choice(2)] },
      { ingredients: [choice(1), choice(2), choice(3), choice(4)] },
      { ingredients: [choice(1), choice(2)] },
    ],
    [
      'any of many ingredients',
      { ingredients: [choice(1), choice(2)] },
      { ingredients: [choice(3), choice(4)] },
      { ingredients: [choice(1)] },
    ],
    [
      'the carbs, when one has far more',
      { protein: 40, carbs: 10 },
      { protein: 40, carbs: 90 },
      { protein: 40, carbs: 20 },
    ],
    [
      'the protein, when one has far less',
      { protein: 90, carbs: 10 },
      { protein: 10, carbs: 10 },
      { protein: 85, carbs: 10 },
    ],
  ])('takes the later dish for %s in common', (_what, original, other, alike) => {
    const dishes = [
      dish({ id: 1, ...onSundays, ...original }),
      dish({ id: 2, ...other }),
      dish({ id: 3, ...alike }),
    ];
    expect(fillMonday([1], dishes)?.meals).toEqual([3]);
  });

  it('takes another dish than one that the plan has already', () => {
    const dishes = [dish({ id: 1, ...onSundays }), dish({ id: 2 }), dish({ id: 3 })];
    const tuesday = addDays(MONDAY, 1);
    const chosen = { [tuesday]: { date: tuesday, meals: [2], snacks: [] } };
    expect(fillMonday([1], dishes, chosen)?.meals).toEqual([3]);
  });

  it('takes another kind of dish for none', () => {
    const dishes = [dish({ id: 1, ...onSundays }), dish({ id: 2, kind: 'snack' })];
    expect(fillMonday([1], dishes)).toMatchObject({ meals: [], snacks: [], replaced: {} });
  });

  it('varies replacements over the days', () => {
    const dishes = [dish({ id: 1, ...onSundays }), dish({ id: 2 }), dish({ id: 3 })];
    const example = { date: SUNDAY, meals: [1], snacks: [] };
    const dates = [0, 1, 2, 3, 4].map((day) => addDays(SUNDAY, day));
    const filled = fillDays(example, { [SUNDAY]: example }, { dates, dishes, required });
    expect(filled.map(({ meals }) => meals)).toEqual([[2], [3], [2], [3]]);
  });

  it('keeps the chosen dishes of the day, and completes it', () => {
    const dishes = [dish({ id: 1, ...onSundays }), dish({ id: 2 }), dish({ id: 3 })];
    const begun = { [MONDAY]: { date: MONDAY, meals: [3], snacks: [] } };
    expect(fillMonday([1, 2], dishes, begun)).toMatchObject({ meals: [3, 2], replaced: {} });
  });

  it('never adds an allergen, and disliked dishes only where they were chosen', () => {
    const [milk, onion] = [choice(9), choice(8)];
    const dishes = [
      dish({ id: 1, ...onSundays }),
      dish({ id: 2, disliked: [onion] }),
      dish({ id: 3, blocked_by: [milk] }),
    ];
    expect(fillMonday([1], dishes)?.meals).toEqual([]);
    expect(fillMonday([2], dishes)?.meals).toEqual([2]);
    expect(fillMonday([1, 2], dishes)?.meals).toEqual([2]);
  });

  it('leaves complete days alone', () => {
    const complete = { [MONDAY]: { date: MONDAY, meals: [2], snacks: [] } };
    expect(fillMonday([1], [dish({ id: 1 }), dish({ id: 2 })], complete)).toBeUndefined();
  });
});

/** The same numbers from 0 to 1 for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A plan of the sample kitchen with some allergies, dislikes and choices of a customer. */
function randomPlan(seed: number) {
  const random = randomOf(seed);
  const some = <T>(list: readonly T[], share: number) => list.filter(() => random() < share);
  const declared = some(keys, seed % 3 === 0 ? 0 : 0.08);
  const disliked = some(keys, seed % 2 === 0 ? 0 : 0.08);
  const dishes = seedDishes.map((one, index) =>
    dish({
      ...one,
      id: index + 1,
      weekdays: [...one.weekdays],
      carbs: one.carbs_g,
      fat: one.fat_g,
      protein: one.protein_g,
      allergens: choices(one.allergens),
      ingredients: choices(one.ingredients),
      blocked_by: choices(one.allergens.filter((key) => declared.includes(key))),
      disliked: choices(one.ingredients.filter((key) => disliked.includes(key))),
    }),
  );
  const dates = some(
    Array.from({ length: 26 }, (_, day) => addDays(SUNDAY, day)),
    0.8,
  );
  const plan = { dates, dishes, required: { meals: 1 + (seed % 4), snacks: seed % 3 } };
  const permitted = (date: string, kind: DishKind) =>
    menuOf(dishes, date, kind)
      .filter(({ blocked_by, disliked: marks }) => blocked_by.length + marks.length === 0)
      .map(({ id }) => id);
  const choose = (date: string, kind: DishKind, count: number) =>
    permitted(date, kind)
      .toSorted(() => random() - 0.5)
      .slice(0, count);
  const [first = SUNDAY, ...others] = dates;
  const example = {
    date: first,
    meals: choose(first, 'meal', plan.required.meals),
    snacks: choose(first, 'snack', plan.required.snacks),
  };
  const begun = some(others, 0.2).map((date) => ({
    date,
    meals: choose(date, 'meal', 1),
    snacks: [],
  }));
  const days: Record<string, DaySelection> = Object.fromEntries(
    [example, ...begun].map((day) => [day.date, day]),
  );
  return { plan, permitted, example, days, filled: fillDays(example, days, plan) };
}

const keys = [...new Set(seedDishes.flatMap((one) => [...one.allergens, ...one.ingredients]))];
const choices = (names: readonly (typeof keys)[number][]) =>
  names.map((name) => choice(keys.indexOf(name) + 1));

describe('any plan of the sample kitchen', () => {
  const plans = Array.from({ length: 60 }, (_, seed) => ({ seed, ...randomPlan(seed) }));
  const daysOfPlans = plans.flatMap(({ filled, ...plan }) =>
    filled.map((day) => ({ ...plan, day, dishes: [...day.meals, ...day.snacks] })),
  );

  it('is complete wherever the menu has enough permitted dishes', () => {
    const isPossible = ({ permitted, plan: { required: counts }, day }: (typeof daysOfPlans)[0]) =>
      permitted(day.date, 'meal').length >= counts.meals &&
      permitted(day.date, 'snack').length >= counts.snacks;
    const wrong = daysOfPlans.filter(
      (one) => isDayComplete(one.day, one.plan.required) !== isPossible(one),
    );
    expect(wrong).toEqual([]);
    expect(daysOfPlans.some(isPossible)).toBe(true);
    expect(daysOfPlans.every(isPossible)).toBe(false);
  });

  it('has only permitted dishes of the day’s menu, each once', () => {
    for (const { seed, permitted, day, dishes } of daysOfPlans) {
      const menu = [...permitted(day.date, 'meal'), ...permitted(day.date, 'snack')];
      expect([seed, day.date, dishes.filter((id) => !menu.includes(id))]).toEqual([
        seed,
        day.date,
        [],
      ]);
      expect(new Set(dishes).size).toBe(dishes.length);
    }
  });

  it('keeps the chosen dishes, and marks those that replace others', () => {
    for (const { example, days, day, dishes } of daysOfPlans) {
      expect(dishes).toEqual(expect.arrayContaining(days[day.date]?.meals ?? []));
      for (const [id, original] of Object.entries(day.replaced)) {
        expect([...example.meals, ...example.snacks]).toContain(original);
        expect(dishes).toContain(Number(id));
        expect(dishes).not.toContain(original);
      }
    }
  });

  it('has the same result again', () => {
    for (const { example, days, plan, filled } of plans) {
      expect(fillDays(example, days, plan)).toEqual(filled);
    }
  });
});
