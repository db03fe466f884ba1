import type { Page } from '@playwright/test';
import { staffRoles } from '../../../src/contract/staff/permissions.ts';
import { forbiddenVariants } from '../../support/glossary.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { kitchenVisits, nameOfVisit, type KitchenVisit } from '../support/kitchenVisits.ts';
import {
  accessibilityFaults,
  cutOff,
  textsInSight,
  valuesAwayFromStart,
} from '../support/pageFaults.ts';

const HEIGHT = 900;
const WIDTHS = [1280, 390] as const;
/** The narrowest window in which nothing may be scrolled sideways (WCAG 1.4.10). */
const NARROWEST = 320;

const test = base.extend<object>({
  serverUrl: async ({ sampleKitchen }, use) => use(sampleKitchen.url),
});

test.use({ viewport: { width: WIDTHS[0], height: HEIGHT } });

// In one worker, as each that takes part makes a kitchen with its weeks and staff first: six seconds.
test.describe.configure({ mode: 'default' });

for (const role of staffRoles) {
  test.describe(role, () => {
    test.use({ storageState: ({ sampleKitchen }, use) => use(sampleKitchen.sessions.get(role)) });

    for (const visit of kitchenVisits.filter((one) => one.role === role)) {
      test(`sees ${nameOfVisit(visit)} in the kitchen as it should be`, async ({
        page,
        language,
      }) => {
        await open(page, visit);
        const html = page.locator('html');
        await expect(html).toHaveAttribute('lang', language);
        await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
        await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1);
        await expectSoundScreen(page);
      });
    }

    test('is offered no link to a page that is not checked here', async ({ page }) => {
      await page.goto('/kitchen');
      const links = page.getByRole('navigation').first().getByRole('link');
      await expect(links.first()).toBeVisible();
      const offered = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')?.replace(/^\/kitchen\/?/, '')),
      );
      const seen = kitchenVisits.map(({ path }) => path.replace(/\?.*/, ''));
      expect(offered.filter((path) => !seen.includes(path ?? ''))).toEqual([]);
    });
  });
}

async function open(page: Page, { path, opensFirst }: KitchenVisit): Promise<void> {
  await page.goto(`/kitchen/${path}`);
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  if (opensFirst) {
    const ofList = await title.innerText();
    await main.locator(`a[href^="/kitchen/${path}/"]:not([href$="/new"])`).first().click();
    await expect(page).toHaveURL(new RegExp(`/kitchen/${path}/\\d+`));
    await expect(title.filter({ hasNotText: ofList })).toBeVisible();
  }
  // Nothing is waited for any more.
  await expect(main.getByRole('progressbar').filter({ visible: true })).toHaveCount(0);
}

/** Values stand below their labels, nothing is cut off at any width, and axe finds no fault. */
async function expectSoundScreen(page: Page): Promise<void> {
  const texts = await textsInSight(page);
  const variants = forbiddenVariants().filter(({ isIn }) => texts.some(isIn));
  expect.soft(variants, 'against the glossary').toEqual([]);
  expect.soft(await valuesAwayFromStart(page), 'values away from their labels').toEqual([]);
  for (const width of WIDTHS) {
    await resizeTo(page, width);
    expect.soft(await accessibilityFaults(page), `axe at ${width}`).toEqual([]);
  }
  await resizeTo(page, NARROWEST);
}

/** Polled: a chart is drawn again a moment after its box has changed. */
async function resizeTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await expect.poll(() => cutOff(page), `cut off at ${width}`).toEqual([]);
}
