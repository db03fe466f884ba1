import fc from 'fast-check';
import { deliveryDates } from '../../../../src/contract/deliveryCalendar.ts';
import { addDays, weekdayOf } from '../../../../src/contract/kuwaitTime.ts';
import { keepsPromise, promisedDay, sumNutrition } from '../../../../src/contract/nutrition.ts';
import type { DishKind } from '../../../../src/contract/wire/common.ts';
import { createContentCache } from '../../../../server/cache/contentCache.ts';
import type { Content, MenuDish } from '../../../../server/db/content.ts';
import { menuOf } from '../../../../server/domain/meals/menu.ts';
import { portionOf, portionTargets } from '../../../../server/domain/meals/portions.ts';
import { planDays, type PlanDay } from '../../../../server/domain/planner/planDays.ts';
import { createFilledDatabase, databaseOfRun } from '../../../support/testDatabase.ts';

/** The kitchen's real dishes. */
let offered: Content;

beforeAll(async () => {
  const { db, drop } = await createFilledDatabase(databaseOfRun());
  offered = await createContentCache(db).now(db);
  await drop();
});

const NOTHING = { allergens: new Set<number>(), dislikes: new Set<number>() };
const kinds: readonly DishKind[] = ['meal', 'snack'];

const openDays = (start: string, count: number): PlanDay[] =>
  deliveryDates(start, count, 'all_days', new Set()).map((date) => ({
    date,
    dishes: [],
    isDue: true,
  }));

const has = (choices: readonly { id: number }[], ids: ReadonlySet<number>) =>
  choices.some(({ id }) => ids.has(id));

const countOf = (dishes: readonly MenuDish[], kind: DishKind) =>
  dishes.filter(({ row }) => row.kind === kind).length;

const idsOf = (dishes: readonly MenuDish[]) => dishes.map(({ row }) => row.id);

/** A plan of the shop, with answers of any kind, from any day of the week on. */
const plans = () =>
  fc
    .constantFrom(
      ...offered.categories.flatMap(({ row, variants }) =>
        variants.map((variant) => ({ category: row, variant })),
      ),
    )
    .chain(({ category, variant }) =>
      fc.record({
        category: fc.constant(category),
        variant: fc.constant(variant),
        meals: fc.constantFrom(...category.meal_options),
        snacks: fc.constantFrom(...category.snack_options),
        days: fc.integer({ min: 1, max: 26 }),
        start: fc.integer({ min: 0, max: 6 }).map((days) => addDays('2027-01-17', days)),
        allergens: fc.subarray(offered.allergens.map(({ id }) => id)).map((ids) => new Set(ids)),
        dislikes: fc.subarray(offered.ingredients.map(({ id }) => id)).map((ids) => new Set(ids)),
      }),
    );

describe('the plan of the dietitian', () => {
  it('respects allergies, dislikes, the menu and the promise, whatever the plan and the answers', () => {
    fc.assert(
      fc.property(plans(), ({ category, variant, meals, snacks, days, start, ...tastes }) => {
        const menu = menuOf(offered, category);
        const planned = planDays(openDays(start, days), { meals, snacks, menu, ...tastes });
        const targets = portionTargets(variant);
        const promise = promisedDay(targets, { meals, snacks });
        const faults = planned.flatMap(({ date, added, missing }) => {
          const onMenu = menu.filter(({ row }) => row.weekdays.includes(weekdayOf(date)));
          const permitted = onMenu.filter(({ allergens }) => !has(allergens, tastes.allergens));
          const liked = permitted.filter(({ ingredients }) => !has(ingredients, tastes.dislikes));
          const most = (dishes: readonly MenuDish[]) =>
            Math.min(meals, countOf(dishes, 'meal')) + Math.min(snacks, countOf(dishes, 'snack'));
          const day = sumNutrition(added.map(({ row }) => portionOf(row, targets)));
          const rules = {
            'only permitted dishes': added.every((dish) => permitted.includes(dish)),
            'different dishes': new Set(added).size === added.length,
            'as many meals and snacks as were bought':
              countOf(added, 'meal') <= meals && countOf(added, 'snack') <= snacks,
            'every place for which there is a dish': added.length === most(permitted),
            'the places that stay empty': added.length + missing === meals + snacks,
            'no disliked dish in place of another':
              added.filter((dish) => liked.includes(dish)).length === most(liked),
            'the promise of a day': missing > 0 || keepsPromise(day, promise),
          };
          return Object.entries(rules).flatMap(([rule, holds]) =>
            holds ? [] : [`${date}: ${rule}`],
          );
        });
        expect(faults).toEqual([]);
        expect(planned).toHaveLength(days);
      }),
      { numRuns: 2000 },
    );
  });

  it('serves no dish again while another of the day has been served less', () => {
    fc.assert(
      fc.property(plans(), ({ category, meals, snacks, days, start }) => {
        const menu = menuOf(offered, category);
        const served = new Map<number, number>();
        const times = (id: number) => served.get(id) ?? 0;
        for (const { date, added } of planDays(openDays(start, days), {
          meals,
          snacks,
          menu,
          ...NOTHING,
        })) {
          for (const kind of kinds) {
            const chosen = added.filter(({ row }) => row.kind === kind);
            const left = menu.filter(
              (dish) =>
                dish.row.kind === kind &&
                dish.row.weekdays.includes(weekdayOf(date)) &&
                !chosen.includes(dish),
            );
            const rarestLeft = Math.min(...idsOf(left).map(times));
            expect(Math.max(0, ...idsOf(chosen).map(times))).toBeLessThanOrEqual(rarestLeft);
          }
          for (const id of idsOf(added)) served.set(id, times(id) + 1);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is the same for the same answers', () => {
    const menu = offered.dishes;
    const plan = { meals: 3, snacks: 2, menu, ...NOTHING };
    expect(planDays(openDays('2027-01-17', 26), plan)).toEqual(
      planDays(openDays('2027-01-17', 26), plan),
    );
  });

  it("leaves the customer's own dishes, and serves none of them a second time that day", () => {
    const [own, ...others] = offered.dishes.filter(({ row }) => row.weekdays.includes(0));
    const dishes = [{ id: own!.row.id, kind: 'meal' as const }];
    const menu = [own!, ...others.filter(({ row }) => row.kind === 'snack')];
    const [day] = planDays([{ date: '2027-01-17', dishes, isDue: true }], {
      meals: 2,
      snacks: 1,
      menu,
      ...NOTHING,
    });
    expect(day!.added.map(({ row }) => row.kind)).toEqual(['snack']);
    expect(day!.missing).toBe(1);
  });

  it('leaves days alone that are not due', () => {
    const days = openDays('2027-01-17', 3).map((day, index) => ({ ...day, isDue: index === 1 }));
    const planned = planDays(days, { meals: 1, snacks: 0, menu: offered.dishes, ...NOTHING });
    expect(planned.map(({ date }) => date)).toEqual(['2027-01-18']);
  });

  it('says how many places stay empty where nothing may be served', () => {
    const allergens = new Set(offered.allergens.map(({ id }) => id));
    const menu = offered.dishes.filter((dish) => has(dish.allergens, allergens));
    const [day] = planDays(openDays('2027-01-17', 1), {
      meals: 2,
      snacks: 1,
      menu,
      allergens,
      dislikes: new Set(),
    });
    expect(day).toEqual({ date: '2027-01-17', added: [], missing: 3 });
  });
});
