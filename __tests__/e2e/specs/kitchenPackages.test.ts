import type { Locator, Page } from '@playwright/test';
import type { HomeResponse } from '../../../src/contract/wire/home.ts';
import type { SubscriptionResponse } from '../../../src/contract/wire/subscription.ts';
import { createApi } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { kitchenTextsOf, openKitchen } from '../support/kitchen.ts';
import { addCompletePlan, payForOrder, placeOrder } from '../support/orders.ts';
import { accessibilityFaults, cutOff } from '../support/pageFaults.ts';

type KitchenText = ReturnType<typeof kitchenTextsOf>;
type TextKey = Parameters<KitchenText>[0];

const names = { en: 'Ramadan nights', ar: 'ليالي رمضان' };

async function expectSound(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
}

/** The form of the kitchen's app for a package. */
class PackageForm {
  readonly page: Page;
  readonly text: KitchenText;

  constructor(page: Page, text: KitchenText) {
    this.page = page;
    this.text = text;
  }

  field(key: TextKey): Locator {
    return this.page.getByLabel(this.text(key), { exact: true });
  }

  async fillBoth(key: TextKey, english: string, arabic: string): Promise<void> {
    const label = this.text(key);
    const fieldIn = (language: 'form.in.en' | 'form.in.ar') =>
      this.page.getByLabel(this.text(language, { label }), { exact: true });
    await fieldIn('form.in.en').fill(english);
    await fieldIn('form.in.ar').fill(arabic);
  }

  async choose(key: TextKey, options: readonly string[]): Promise<void> {
    await this.page.getByRole('combobox', { name: this.text(key) }).click();
    for (const name of options) {
      await this.page.getByRole('option', { name, exact: true }).click();
    }
    await this.page.keyboard.press('Escape');
  }

  async save(): Promise<void> {
    const saved = this.page.waitForResponse(
      (answer) =>
        answer.url().includes('/api/staff/packages') && answer.request().method() !== 'GET',
    );
    await this.page.getByRole('button', { name: this.text('packages.save') }).click();
    expect((await saved).status()).toBe(200);
  }
}

test('A manager adds a package, customers buy it at once, and a new price changes no order', async ({
  api,
  browser,
  customer,
  language,
  page,
  pages: { cart, header, home, login, product },
  serverUrl,
}) => {
  const text = kitchenTextsOf(language);
  const kitchen = await openKitchen(browser, {
    role: 'manager',
    path: 'packages',
    serverUrl,
    language,
  });
  const form = new PackageForm(kitchen, text);
  await kitchen.getByRole('link', { name: text('packages.add') }).click();
  await form.choose('packages.mealOptions', ['2', '3']);
  await form.choose('packages.snackOptions', ['0', '1']);
  await form.choose('packages.deliveryDays', [
    text('packages.delivery.all_days'),
    text('packages.delivery.except_friday'),
  ]);
  await form.fillBoth('packages.fields.name', names.en, names.ar);
  await form.fillBoth('packages.tagline', 'From sunset on', 'من الغروب');
  await form.fillBoth('packages.description', 'For evenings.', 'لليالي الشهر.');
  await form.fillBoth('packages.highlights', 'Soup\nDates', 'شوربة\nتمر');
  await form.fillBoth('packages.alt', 'A laid table', 'سفرة عامرة');
  await form.fillBoth('packages.variantName', 'Regular', 'عادية');
  for (const [key, value] of [
    ['packages.meal_calories', '500'],
    ['packages.meal_protein_g', '40'],
    ['packages.snack_calories', '180'],
    ['packages.snack_protein_g', '10'],
    ['packages.price_per_meal', '2.5'],
    ['packages.price_per_snack', '1'],
    ['packages.daysSold', '20'],
  ] as const) {
    await form.field(key).fill(value);
  }
  const photo = { name: 'table.png', mimeType: 'image/png', buffer: await page.screenshot() };
  for (const input of await kitchen.locator('input[type=file]').all()) {
    await input.setInputFiles(photo);
  }
  // The card's and the page's, and the preview in both languages.
  await expect(kitchen.getByRole('main').locator('img[src^="/pictures/"]')).toHaveCount(4);
  await expectSound(kitchen);
  await form.save();
  const name = names[language];
  await expect(kitchen.getByRole('heading', { level: 1, name })).toBeVisible();
  await home.open();
  await expect(home.packages.first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(name);

  // With the keyboard: another variant of the existing ones, on sale.
  await form.field('packages.active').focus();
  await kitchen.keyboard.press('Space');
  await expectSound(kitchen);
  await form.save();
  await page.reload();
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card).toBeVisible();
  await header.pressLanguage();
  const other = names[language === 'en' ? 'ar' : 'en'];
  await expect(page.getByRole('listitem').filter({ hasText: other })).toBeVisible();
  await header.pressLanguage();
  const picture = card.locator('img[src^="/pictures/"]');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('naturalWidth', 1200);

  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const alt = language === 'en' ? 'A laid table' : 'سفرة عامرة';
  await expect(page.getByRole('img', { name: alt })).toBeVisible();
  await expectSound(page);
  await product.subscribe();
  await product.logInLink.click();
  await login.logIn(customer);
  await expect(page).toHaveURL(/\/dislikes-allergies\/\d+$/);
  await cart.open();
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.lines).toContainText(name);
  await cart.clear();

  const { package_categories: sold } = await createApi(`${serverUrl}/api`).get<HomeResponse>(
    'home',
  );
  const { id } = sold.find(({ name_en }) => name_en === names.en)!;
  await addCompletePlan(api, id, null);
  const order = await placeOrder(api);
  expect(await payForOrder(`${serverUrl}/api`, customer.token, order)).toBe(true);
  const readOrder = async () => {
    const { subscription_details } = await api.get<SubscriptionResponse>(`subscriptions/${order}`);
    const { as_of: _readAt, ...rest } = subscription_details;
    return rest;
  };
  const bought = await readOrder();
  expect(bought.items[0]).toMatchObject({ price: '100.000' });
  await form.field('packages.price_per_meal').fill('9');
  await form.save();
  await page.goto(`/package-categories/${id}`);
  await product.choose('meals', '2');
  await expect(page.getByRole('main')).toContainText('360.000');
  expect(await readOrder()).toEqual(bought);

  // The next test finds the shop as it was.
  await form.field('packages.active').uncheck();
  await form.save();
  await kitchen.context().close();
});

test('A package of the sample gets a photo, and goes back to its drawing', async ({
  browser,
  language,
  page,
  pages: { home },
  serverUrl,
}) => {
  const text = kitchenTextsOf(language);
  await home.open();
  const drawn = home.packages.first();
  await expect(drawn).toBeVisible();
  const shown = page.locator('li:has(a[href^="/package-categories/"]) img').first();
  const drawing = (await shown.getAttribute('src'))!;
  const path = `packages/${(await drawn.getAttribute('href'))!.split('/').at(-1)}`;
  const kitchen = await openKitchen(browser, { role: 'manager', path, serverUrl, language });
  const form = new PackageForm(kitchen, text);
  const photo = { name: 'table.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await kitchen.locator('input[type=file]').first().setInputFiles(photo);
  const back = kitchen.getByRole('button', { name: text('form.backToDrawing') });
  await expect(back).toBeVisible();
  await kitchen
    .getByRole('button', { name: text('packages.pictureLater', { number: 1 }) })
    .press('Enter');
  await expectSound(kitchen);
  await form.save();
  await page.reload();
  await expect(shown).toHaveAttribute('src', /^\/pictures\//);

  await back.press('Enter');
  await kitchen
    .getByRole('button', { name: text('packages.pictureEarlier', { number: 2 }) })
    .press('Enter');
  await form.save();
  await page.reload();
  await expect(shown).toHaveAttribute('src', drawing);
  await kitchen.context().close();
});
