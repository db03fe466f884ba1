import type { Browser, Locator, Page, Route } from '@playwright/test';
import { createApi } from '../../__tests__/e2e/support/api.ts';
import { addAnsweredPlan, firstCategory } from '../../__tests__/e2e/support/orders.ts';
import { pagesOf } from '../../__tests__/e2e/pages/pagesOf.ts';
import { startServer } from '../../__tests__/e2e/support/server.ts';
import { textsOf } from '../../__tests__/e2e/support/texts.ts';
import { addDays, weekdayOf } from '../../src/contract/kuwaitTime.ts';
import { buildPath } from '../../src/contract/pages/matchRoute.ts';
import type { MealsResponse } from '../../src/contract/wire/meals.ts';
import { median, milliseconds } from './figures.ts';
import { calm, sayIfLong, trace } from './mainThread.ts';
import { fingerOn, logIn, openChromium, openPhone, swipeUp } from './phone.ts';
import { longestTask, slowedTasks } from './slowedTasks.ts';
import { writeTable } from './table.ts';
import type { Task } from './trace.ts';

const ROUNDS = 5;
/** CSS pixels. */
const SWIPE = 600;
const DAYS = 60;
const DISHES = 200;
/** The dishes of a day: several presses fill it. */
const DAILY = { meals: 2, snacks: 1 };
const EVERY_WEEKDAY = [0, 1, 2, 3, 4, 5, 6];

/** The week that is open at first shows its days from here on, whatever day it is. */
const sundayFrom = (day: string) => addDays(day, (7 - weekdayOf(day)) % 7);

/** A plan of sixty days and a menu of two hundred dishes each day. */
function grow(meals: MealsResponse): MealsResponse {
  const first = sundayFrom(meals.dates[0] ?? '');
  const times = Math.ceil(DISHES / meals.dishes.length);
  const dishes = new Array<typeof meals.dishes>(times).fill(meals.dishes).flat().slice(0, DISHES);
  return {
    ...meals,
    dates: Array.from({ length: DAYS }, (_, day) => addDays(first, day)),
    dishes: dishes.map((dish, index) => ({ ...dish, id: index + 1, weekdays: EVERY_WEEKDAY })),
  };
}

async function answerMeals(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.json()) as { response: MealsResponse };
  await route.fulfill({ response, json: { ...body, response: grow(body.response) } });
}

interface Press {
  name: string;
  /** The control to touch; null to scroll. */
  target: Locator | null;
}

function pressesOf(page: Page): Press[] {
  const { meals } = pagesOf(page, textsOf('en'));
  const day = (index: number) => page.getByRole('main').locator('table button:enabled').nth(index);
  const checkbox = (index: number) => meals.dishes.nth(index).locator('label');
  return [
    { name: 'begin to pick', target: meals.ownMealsButton },
    { name: 'open another day', target: day(2) },
    { name: 'open a third day', target: day(4) },
    { name: 'choose a dish', target: checkbox(1) },
    { name: 'take it out', target: checkbox(1) },
    { name: 'choose another', target: checkbox(2) },
    { name: 'choose the last meal', target: checkbox(3) },
    { name: 'go to the snacks', target: meals.tab('snack') },
    { name: 'fill the day', target: checkbox(1) },
    { name: 'repeat it', target: meals.repeatButton },
    { name: 'open a filled day', target: day(2) },
    { name: 'scroll', target: null },
    { name: 'open a dish', target: meals.dishes.nth(1).getByRole('button') },
  ];
}

/** The longest task of each press, in milliseconds; those of the page when idle are in a row of their own. */
async function readVisit(browser: Browser, url: string): Promise<Map<string, number>> {
  const { page, close } = await openPhone(browser, url, 'en');
  const longest = new Map<string, number>();
  const collections: Task[] = [];
  try {
    const { token } = await logIn(page, url, 'en');
    const category = await firstCategory(`${url}/api`);
    const api = createApi(`${url}/api`, token);
    const { cart_item_id: id } = await addAnsweredPlan(api, category.id, DAILY, null);
    await page.route('**/api/meals?*', answerMeals);
    await page.goto(buildPath('meals', id));
    await page.waitForLoadState('networkidle');
    for (const { name, target } of pressesOf(page)) {
      const press = target === null ? () => swipeUp(page, SWIPE) : await fingerOn(page, target);
      await calm();
      const events = await trace(browser, page, async () => {
        await press();
        await calm();
      });
      const tasks = slowedTasks(events);
      const own = tasks.filter(({ isCollection }) => !isCollection);
      for (const task of own) sayIfLong(name, task);
      longest.set(name, longestTask(own));
      collections.push(...tasks.filter(({ isCollection }) => isCollection));
    }
  } finally {
    await close();
  }
  longest.set('garbage, when idle', longestTask(collections));
  return longest;
}

const [server, browser] = await Promise.all([startServer(), openChromium()]);
const visits: Map<string, number>[] = [];
try {
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await readVisit(browser, server.url));
} finally {
  await Promise.all([browser.close(), server.stop()]);
}
const rows = [...(visits[0] ?? new Map<string, number>()).keys()].map((name) => {
  const figures = visits.map((visit) => visit.get(name) ?? NaN);
  return [name, ...[Math.min(...figures), median(figures), Math.max(...figures)].map(milliseconds)];
});
writeTable('bench:meals', [['the longest task', 'least', 'median', 'most'], ...rows]);
