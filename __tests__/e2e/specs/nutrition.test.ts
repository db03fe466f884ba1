import {
  calorieRange,
  keepsPromise,
  promisedDay,
  sumNutrition,
} from '../../../src/contract/nutrition.ts';
import type { MealsResponse } from '../../../src/contract/wire/meals.ts';
import type { HomeResponse, PackageCategoryResponse } from '../../../src/contract/wire/home.ts';
import type { SampleWeekResponse } from '../../../src/contract/wire/sampleWeek.ts';
import { formatCount } from '../../../src/i18n/formats.ts';
import { createApi } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';

test('The promise follows the chosen meals, and every chosen day keeps it', async ({
  page,
  pages,
  customer,
  api,
  text,
}) => {
  const { package_categories } = await api.get<HomeResponse>('home');
  const id = package_categories[0]!.id;
  const { package_category } = await api.get<PackageCategoryResponse>(`package-categories/${id}`);
  const { portions } = package_category.variants[0]!;
  const promiseOf = (meals: number) => promisedDay(portions, { meals, snacks: 2 });
  const sentence = (meals: number) => {
    const promise = promiseOf(meals);
    const { from, to } = calorieRange(promise);
    return text('plan.nutrition', {
      protein: promise.protein,
      from: formatCount(from),
      to: formatCount(to),
    });
  };

  await pages.login.open();
  await pages.login.logIn(customer);
  await pages.home.chooseFirstPackage();
  await pages.product.choose('snacks', '2');
  await expect(page.getByText(sentence(3)).first()).toBeVisible();
  await pages.product.choose('meals', '1');
  await expect(page.getByText(sentence(1)).first()).toBeVisible();
  await expect(page.getByText(sentence(3))).toHaveCount(0);

  await pages.product.subscribe();
  await pages.questionnaire.answer();
  await pages.meals.chooseOwnMeals({ meal: 1, snack: 2 });
  await page.waitForURL('**/cart');
  const { cart } = await api.get<HomeResponse>('home');
  const menu = await api.get<MealsResponse>(`meals?cart_item_id=${cart!.items[0]!.cart_item_id}`);
  expect(menu.cart_item.daily_nutrition).toEqual(promiseOf(1));
  expect(menu.selection).not.toHaveLength(0);
  for (const { meals, snacks } of menu.selection) {
    const day = [...meals, ...snacks].map((id) => menu.dishes.find((dish) => dish.id === id)!);
    expect(keepsPromise(sumNutrition(day), promiseOf(1))).toBe(true);
  }
});

test('A guest sees a real week of the plan before paying', async ({
  page,
  serverUrl,
  language,
  text,
}) => {
  const api = createApi(`${serverUrl}/api`);
  const { package_categories } = await api.get<HomeResponse>('home');
  const { days } = await api.get<SampleWeekResponse>(
    'sample-week?variant_id=2&meals=2&snacks=1&delivery_preference=all_days',
  );
  await page.goto(`/package-categories/${package_categories[0]!.id}?variant=2&meals=2&snacks=1`);
  const week = page.getByRole('region', { name: text('sampleWeek.title') });
  await page.getByRole('link', { name: text('sampleWeek.link') }).click();
  await expect(week.getByRole('heading')).toBeInViewport();
  await expect(week.getByRole('radio')).toHaveCount(days.length);
  await expect(week.getByRole('radio').first()).toBeChecked();

  await week.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(week.getByRole('radio').nth(1)).toBeChecked();
  const monday = days[1]!.dishes;
  await expect(week.getByRole('listitem')).toHaveCount(3);
  for (const [index, dish] of monday.entries()) {
    const row = week.getByRole('listitem').nth(index);
    await expect(row).toContainText(language === 'ar' ? dish.name_ar : dish.name_en);
    await expect(row).toContainText(String(dish.calories));
    await expect(row).toContainText(text('nutrition.grams', { value: dish.protein }));
    await row.scrollIntoViewIfNeeded();
    await expect
      .poll(() => row.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  }
  const { calories, protein } = sumNutrition(monday);
  await expect(week).toContainText(
    text('nutrition.dayTotal', { calories: formatCount(calories), protein: formatCount(protein) }),
  );
});
