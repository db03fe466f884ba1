import type { Locator, Page } from '@playwright/test';
import { languageCodes } from '../../../src/contract/languages.ts';
import type { PackageCategoryResponse } from '../../../src/contract/wire/home.ts';
import type { SubscriptionResponse } from '../../../src/contract/wire/subscription.ts';
import { createApi } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { kitchenTextsOf, openKitchen } from '../support/kitchen.ts';
import { addAnsweredPlan, firstCategory, placePaidOrder } from '../support/orders.ts';
import { accessibilityFaults, cutOff } from '../support/pageFaults.ts';

test('A manager changes a price and a dish: the shop shows both, and an order of before stays', async ({
  api,
  browser,
  customer,
  language,
  page,
  pages: { login, myPlan, product },
  serverUrl,
}) => {
  const text = kitchenTextsOf(language);
  const order = await placePaidOrder(`${serverUrl}/api`, customer.token, language);
  const readOrder = async () => {
    const { subscription_details: details } = await api.get<SubscriptionResponse>(
      `subscriptions/${order}`,
    );
    const { as_of: _readAt, ...rest } = details;
    return rest;
  };
  const bought = await readOrder();
  const { id, ...category } = await firstCategory(`${serverUrl}/api`);
  const firstPrice = async () => {
    const path = `package-categories/${id}`;
    const { package_category: sold } = await createApi(
      `${serverUrl}/api`,
    ).get<PackageCategoryResponse>(path);
    return sold.variants[0]!.prices[0]!;
  };
  const kitchen = await openKitchen(browser, {
    role: 'manager',
    path: 'packages',
    serverUrl,
    language,
  });
  const publish = async (key: 'packages' | 'dishes') => {
    const published = kitchen.waitForResponse((answer) => answer.request().method() === 'PUT');
    await kitchen.getByRole('button', { name: text(`${key}.save`) }).click();
    expect((await published).status()).toBe(200);
    await expect(kitchen.getByText(text(`${key}.changed`)).first()).toBeVisible();
  };
  const expectSound = async (one: Page) => {
    expect(await accessibilityFaults(one)).toEqual([]);
    expect(await cutOff(one)).toEqual([]);
  };
  const exchange = async (field: Locator, typed: string) => {
    const before = await field.inputValue();
    await field.fill(typed);
    return before;
  };

  await kitchen.getByRole('link', { name: category[`name_${language}`] }).click();
  const price = kitchen.getByLabel(text('packages.price_per_meal')).first();
  const before = await firstPrice();
  const oldPrice = await exchange(price, '7.125');
  await expectSound(kitchen);
  await publish('packages');
  const now = await firstPrice();
  expect(now.price).not.toBe(before.price);
  await page.goto(`/package-categories/${id}`);
  for (const choice of ['meals', 'snacks', 'days'] as const) {
    await product.choose(choice, String(now[choice]));
  }
  await expect(page.getByRole('main')).toContainText(now.price);

  const dish = bought.items[0]!.schedule[0]!.dishes[0]!;
  await kitchen.goto(`/kitchen/dishes/${dish.id}`);
  const name = kitchen.getByLabel(
    text(`form.in.${language}`, {
      label: text('dishes.fields.name'),
    }),
  );
  const renamed = language === 'en' ? 'Dish of the season' : 'طبق الموسم';
  const oldName = await exchange(name, renamed);
  await expect(
    kitchen.getByRole('region', { name: text('form.preview') }).getByText(renamed),
  ).toBeVisible();
  const photo = { name: 'dish.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await kitchen.locator('input[type=file]').setInputFiles(photo);
  const uploaded = kitchen.getByRole('main').locator('img[src^="/pictures/"]');
  await expect(uploaded).toHaveCount(3);
  await expectSound(kitchen);
  await publish('dishes');
  await myPlan.open(order);
  await login.logIn(customer);
  await expect(myPlan.root).toContainText(oldName);
  await myPlan.changeLinks.first().click();
  await expect(page.getByRole('main')).toContainText(renamed);
  const picture = page.locator('img[src^="/pictures/"]').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('naturalWidth', 960);
  expect(await readOrder()).toEqual(bought);

  // The next test finds the shop as it was.
  await name.fill(oldName);
  await publish('dishes');
  await kitchen.goto(`/kitchen/packages/${id}`);
  await price.fill(oldPrice);
  await publish('packages');
  expect(await firstPrice()).toEqual(before);
  await kitchen.context().close();
});

test('A manager adds a dish with its picture, and customers can choose it', async ({
  api,
  browser,
  customer,
  language,
  page,
  pages: { login, meals },
  serverUrl,
}) => {
  const text = kitchenTextsOf(language);
  const { id } = await firstCategory(`${serverUrl}/api`);
  const { cart_item_id: cartItem } = await addAnsweredPlan(api, id, {}, null);
  await login.open(`/login?redirect=/meals/${cartItem}`);
  const photo = { name: 'dish.png', mimeType: 'image/png', buffer: await page.screenshot() };

  const wanted = { role: 'manager', path: 'dishes', serverUrl, language } as const;
  const kitchen = await openKitchen(browser, wanted);
  await kitchen.getByRole('link', { name: text('dishes.add') }).click();
  const names = { en: 'Harees of the day', ar: 'هريس اليوم' };
  for (const code of languageCodes) {
    for (const field of ['dishes.fields.name', 'dishes.description'] as const) {
      await kitchen.getByLabel(text(`form.in.${code}`, { label: text(field) })).fill(names[code]);
    }
  }
  for (const figure of ['calories', 'protein_g', 'carbs_g', 'fat_g'] as const) {
    await kitchen.getByLabel(text(`dishes.${figure}`)).fill('40');
  }
  await kitchen.locator('input[type=file]').setInputFiles(photo);
  await kitchen.getByRole('combobox', { name: text('dishes.fields.weekdays') }).click();
  for (const day of await kitchen.getByRole('option').all()) await day.click();
  await kitchen.keyboard.press('Escape');
  const onMenu = kitchen.getByRole('checkbox', { name: text('dishes.active') });
  await onMenu.check();
  await expect(kitchen.getByRole('main').locator('img[src^="/pictures/"]')).toHaveCount(3);
  expect(await accessibilityFaults(kitchen)).toEqual([]);
  expect(await cutOff(kitchen)).toEqual([]);
  const save = kitchen.getByRole('button', { name: text('dishes.save') });
  await save.click();
  const name = names[language];
  await expect(kitchen.getByRole('heading', { level: 1, name })).toBeVisible();

  await login.logIn(customer);
  await meals.ownMealsButton.click();
  await expect(page.getByRole('main')).toContainText(name);

  // The next test finds the shop as it was.
  await onMenu.uncheck();
  await save.click();
  await expect(kitchen.getByText(text('dishes.changed'))).toBeVisible();
  await kitchen.context().close();
});
