import type { Page } from '@playwright/test';
import { sumNutrition } from '../../../src/contract/nutrition.ts';
import { menuOf } from '../../../src/contract/selection.ts';
import type { MealsResponse } from '../../../src/contract/wire/meals.ts';
import { expect, test } from '../support/fixtures.ts';
import { addAnsweredPlan, firstCategory } from '../support/orders.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

/** How often the page has been pressed since this call. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset['taps'] = '0';
    addEventListener('pointerup', () => {
      document.body.dataset['taps'] = String(Number(document.body.dataset['taps']) + 1);
    });
  });
  return () => page.evaluate(() => Number(document.body.dataset['taps']));
}

const isFocusLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

test('Twenty days are filled from one in a few taps, and taken back', async ({
  page,
  pages,
  customer,
  api,
  serverUrl,
  language,
  text,
}) => {
  const { id } = await firstCategory(`${serverUrl}/api`);
  const plan = { meals: 3, snacks: 2, days: 20 };
  const { cart_item_id: cartItemId } = await addAnsweredPlan(api, id, plan, {
    allergen: 'Fish',
    dislike: 'Mushroom',
  });
  const readMenu = () => api.get<MealsResponse>(`meals?cart_item_id=${cartItemId}`);
  const menu = await readMenu();
  await pages.login.open(`/login?redirect=/meals/${cartItemId}`);
  await pages.login.logIn(customer);
  await pages.meals.ownMealsButton.waitFor();

  const taps = await countTaps(page);
  await pages.meals.ownMealsButton.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const height = await page.locator('main').evaluate((main) => main.scrollHeight);
  // Three screens, and what the dates of some plans need: a second line of the summary, the name of a month.
  expect(height).toBeLessThan(3.1 * phone.height);

  await pages.meals.addDishes('meal', 3);
  const chosenNames = await pages.meals.chosenNames.allInnerTexts();
  const chosenDishes = menu.dishes.filter((dish) => chosenNames.includes(dish[`name_${language}`]));
  const total = {
    sum: sumNutrition(chosenDishes).calories,
    promise: menu.cart_item.daily_nutrition.calories,
  };
  await expect(
    page.getByText(text('mealSelection.totals.caloriesOf', total)).first(),
  ).toBeVisible();
  await pages.meals.snacksButton.click();
  await expect(pages.meals.tab('snack')).toBeFocused();
  await pages.meals.addDishes('snack', 2);

  await expect(pages.meals.previewDays).toHaveCount(19);
  expect(await pages.meals.replacedDishes.count()).toBeGreaterThan(0);
  await pages.meals.repeatButton.click();
  await expect(pages.meals.completeDays).toHaveCount(20);
  await expect(pages.meals.repeatResult).toBeFocused();

  await pages.meals.undoButton.click();
  await expect(pages.meals.completeDays).toHaveCount(1);
  expect(await isFocusLost(page)).toBe(false);
  await pages.meals.repeatAgainButton.click();
  await pages.meals.repeatButton.click();
  await expect(pages.meals.completeDays).toHaveCount(20);
  await pages.meals.saveButton.click();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await taps()).toBeLessThanOrEqual(25);

  const { dishes, selection } = await readMenu();
  const refused = dishes.filter(({ blocked_by, disliked }) => blocked_by.length + disliked.length);
  const chosen = selection.flatMap((day) => [...day.meals, ...day.snacks]);
  expect(chosen).toHaveLength(20 * 5);
  expect(chosen.filter((one) => refused.some((dish) => dish.id === one))).toEqual([]);
});

test('The dietitian fills the open days', async ({
  page,
  pages,
  customer,
  api,
  serverUrl,
  text,
}) => {
  const { id } = await firstCategory(`${serverUrl}/api`);
  const { cart_item_id: cartItemId } = await addAnsweredPlan(api, id, { meals: 1, snacks: 1 });
  await pages.login.open(`/login?redirect=/meals/${cartItemId}`);
  await pages.login.logIn(customer);
  await pages.meals.ownMealsButton.click();
  await pages.meals.fillDay({ meal: 1, snack: 1 });
  await pages.meals.restButton.click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(text('cart.line.mealsBy.both', { days: 1 }))).toBeVisible();

  await pages.meals.open(cartItemId);
  await expect(pages.meals.completeDays).toHaveCount(1);
});

test('A menu is searched and filtered, and shows everything about a dish', async ({
  page,
  pages,
  customer,
  api,
  serverUrl,
}) => {
  const { id } = await firstCategory(`${serverUrl}/api`);
  const { cart_item_id: cartItemId } = await addAnsweredPlan(api, id, { meals: 2, snacks: 1 });
  await pages.login.open(`/login?redirect=/meals/${cartItemId}`);
  await pages.login.logIn(customer);
  await pages.meals.ownMealsButton.click();
  const names = pages.meals.dishNames;
  const { dates, dishes } = await api.get<MealsResponse>(`meals?cart_item_id=${cartItemId}`);
  const menu = menuOf(dishes, dates[0]!, 'meal');
  const all = menu.filter(({ blocked_by }) => blocked_by.length === 0).length;
  await expect(names).toHaveCount(all);
  const [, second = ''] = await names.allInnerTexts();

  await pages.meals.search.fill(second);
  await expect(names).toHaveText([second]);
  await expect(pages.meals.search).toHaveCSS('outline-style', 'none');
  await pages.meals.clearSearchButton.click();
  await expect(names).toHaveCount(all);
  await expect(pages.meals.search).toBeFocused();

  await pages.meals.filterButton.click();
  await pages.meals.filters.first().click();
  await expect.poll(() => names.count()).toBeLessThan(all);

  await names.first().click();
  await expect(pages.meals.dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pages.meals.dialog).toBeHidden();
  expect(await isFocusLost(page)).toBe(false);
});
