import { expect, test } from '../support/fixtures.ts';
import { layoutShifts } from '../support/loadFaults.ts';

// A browser of a Kuwaiti phone, on its first visit: the shop is English until it is asked for more.
test.use({ locale: 'ar-KW', storageState: { cookies: [], origins: [] } });

test('A first visit is offered Arabic in one line, once', async ({ page }) => {
  await page.goto('/about-us');
  const offer = page.getByRole('region', { name: 'العربية' });
  await expect(offer).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await offer.boundingBox())!.height).toBeLessThan(50);
  expect(await layoutShifts(page)).toEqual([]);

  await offer.getByRole('button').last().click();
  await expect(offer).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(offer).toBeHidden();

  // One press in the header of every width, and the choice is kept.
  await page.getByRole('banner').getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('Taking the offer turns the shop', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('region', { name: 'العربية' }).getByRole('button').first().click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('region', { name: 'العربية' })).toBeHidden();
});
