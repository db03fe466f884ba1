import type { Page } from '@playwright/test';
import { PAGE_STATE } from '../../../src/contract/pages/renderedPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { foreignWords } from '../support/foreignWords.ts';
import { drawn, layoutShifts, pictureFaults } from '../support/loadFaults.ts';
import { accessibilityFaults, cutOff, textsInSight } from '../support/pageFaults.ts';
import { forbiddenVariants } from '../../support/glossary.ts';
import { visitsOf, type Visit } from '../support/routeVisits.ts';
import type { Language, Texts } from '../support/texts.ts';

const HEIGHT = 900;
const WIDTHS = [1280, 390] as const;
/** The narrowest window in which nothing may be scrolled sideways (WCAG 1.4.10). */
const NARROWEST = 320;

test.describe('A guest', () => {
  testVisits(visitsOf('guest'));
});

test.describe('A customer', () => {
  test.use({ storageState: ({ equippedCustomer }, use) => use(equippedCustomer.storageState) });
  testVisits(visitsOf('customer'));
});

function testVisits(visits: readonly Visit[]): void {
  for (const visit of visits.filter(({ stays }) => stays)) {
    test(`sees ${visit.name} as it should be`, async ({
      page,
      text,
      language,
      equippedCustomer,
    }) => {
      const { things } = equippedCustomer;
      const title = visit.name === 'packageCategory' ? things.categoryName[language] : null;
      await page.goto(visit.path(things));
      await expect(page).toHaveURL(
        ({ pathname, search }) =>
          (visit.addsQuery ? pathname : `${pathname}${search}`) === visit.destination(things),
      );
      await expectPage(page, title ?? text(visit.title), { text, language });
      await expectSteadyLoad(page);
      await expectSoundPage(page, language);
    });
  }

  for (const visit of visits.filter(({ stays }) => !stays)) {
    test(`is led from ${visit.name} to ${visit.route}`, async ({
      page,
      text,
      language,
      equippedCustomer,
    }) => {
      await page.goto(visit.path(equippedCustomer.things));
      await expect(page).toHaveURL(visit.destination(equippedCustomer.things));
      await expectPage(page, text(visit.title), { text, language });
    });
  }

  test('sees that an unknown page is not there', async ({ page, text, language, complaints }) => {
    await page.goto('/no/such/page');
    await expect(page).toHaveURL('/no/such/page');
    await expectPage(page, text('title.notFound'), { text, language });
    await expectSteadyLoad(page);
    await expectSoundPage(page, language);
    // Chromium writes the status of the page itself to the console.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  });
}

/** The page of this title is there, in the language, and asks for nothing more. */
async function expectPage(
  page: Page,
  title: string,
  { text, language }: { text: Texts; language: Language },
): Promise<void> {
  await expect(page).toHaveTitle(text('title.frame', { page: title }));
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', language);
  await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1);
  // A page of the server, until its scripts run.
  await expect(page.locator(`#${PAGE_STATE}`)).toHaveCount(0);
  // The bar at the top while something is loaded.
  await expect(page.locator('div[data-mirror]')).toHaveCount(0);
}

/** Nothing moved while the page loaded, and it loaded no picture that is far from the screen. */
async function expectSteadyLoad(page: Page): Promise<void> {
  expect.soft(await layoutShifts(page), 'moved by themselves').toEqual([]);
  expect.soft(await pictureFaults(page), 'pictures').toEqual([]);
}

/** No word of the other script, and at every width nothing cut off and nothing axe objects to. */
async function expectSoundPage(page: Page, language: Language): Promise<void> {
  // A phone's menu is folded.
  await resizeTo(page, WIDTHS[0]);
  const texts = await textsInSight(page);
  expect.soft(foreignWords(texts, language), 'foreign words').toEqual([]);
  const variants = forbiddenVariants().filter(({ isIn }) => texts.some(isIn));
  expect.soft(variants, 'against the glossary').toEqual([]);
  for (const width of WIDTHS) {
    await resizeTo(page, width);
    expect.soft(await cutOff(page), `cut off at ${width}`).toEqual([]);
    expect.soft(await accessibilityFaults(page), `axe at ${width}`).toEqual([]);
  }
  await resizeTo(page, NARROWEST);
  expect.soft(await cutOff(page), `cut off at ${NARROWEST}`).toEqual([]);
  await enlargeText(page);
  await resizeTo(page, 390);
  expect.soft(await cutOff(page), 'cut off with text of twice the size').toEqual([]);
  await loseTypeface(page);
  await resizeTo(page, 390);
  expect.soft(await cutOff(page), 'cut off in the typeface of the system').toEqual([]);
}

/** As in a browser that enlarges text alone (WCAG 1.4.4). */
async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** As on a slow connection: a typeface that comes late is used from the next page on. */
async function loseTypeface(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--font-sans', 'var(--font-system)');
  });
}

/** Resolves after two frames at the new width: the first one after a resize may still change. */
async function resizeTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await drawn(page);
}
