import fc from 'fast-check';
import { createTestDatabase, fillDatabase } from '../../__tests__/support/testDatabase.ts';
import { createContentCache } from '../../server/cache/contentCache.ts';
import type { Content } from '../../server/db/content.ts';
import { menuOf } from '../../server/domain/meals/menu.ts';
import { planDays } from '../../server/domain/planner/planDays.ts';
import { deliveryDates } from '../../src/contract/deliveryCalendar.ts';
import { median, milliseconds } from './figures.ts';
import { writeTable } from './table.ts';

const PLANS = 1000;
const DAYS = 26;
const RUNS = 5;
const SEED = 7;
const FIRST_DAY = '2027-01-17';

async function readContent(): Promise<Content> {
  const { db, drop } = await createTestDatabase('pglite');
  await fillDatabase(db);
  const content = await createContentCache(db).now(db);
  await drop();
  return content;
}

/** Plans of the shop with any sizes and answers, all days to be filled. */
function somePlans(content: Content) {
  const ids = (choices: readonly { id: number }[]) =>
    fc.subarray(choices.map(({ id }) => id)).map((chosen) => new Set(chosen));
  const plans = fc.constantFrom(...content.categories.map(({ row }) => row)).chain((category) =>
    fc.record({
      menu: fc.constant(menuOf(content, category)),
      meals: fc.constantFrom(...category.meal_options),
      snacks: fc.constantFrom(...category.snack_options),
      allergens: ids(content.allergens),
      dislikes: ids(content.ingredients),
    }),
  );
  return fc.sample(plans, { numRuns: PLANS, seed: SEED });
}

const plans = somePlans(await readContent());
const days = deliveryDates(FIRST_DAY, DAYS, 'all_days', new Set()).map((date) => ({
  date,
  dishes: [],
  isDue: true,
}));

function timeOnce(): number {
  const started = performance.now();
  for (const plan of plans) planDays(days, plan);
  return performance.now() - started;
}

const figures = Array.from({ length: RUNS }, timeOnce);
writeTable('bench:planner', [
  ['planned at once', 'first run', `median of ${RUNS}`],
  [
    `${PLANS.toLocaleString('en')} plans of ${DAYS} days`,
    milliseconds(figures[0] ?? NaN),
    milliseconds(median(figures)),
  ],
]);
