import type { Page } from '@playwright/test';
import { LATER_FRAMES } from '../../../src/app/firstScreenFirst.ts';
import { expect, test } from '../support/fixtures.ts';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE });

interface Seen {
  /** The frames that have not come. */
  later: string | null;
  /** CSS pixels. */
  height: number;
  pictures: number;
}

/** Looks at the page in each frame; answers the last one of each part that appears. */
async function watchFrames(page: Page): Promise<() => Promise<Seen[]>> {
  await page.addInitScript(() => {
    const seen: Seen[] = [];
    const look = () => {
      const { documentElement: root } = document;
      const later = root.getAttribute('data-later');
      if (seen.at(-1)?.later === later) seen.pop();
      const pictures = [...document.images].filter((image) => image.getClientRects().length > 0);
      seen.push({ later, height: root.scrollHeight, pictures: pictures.length });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Reflect.set(window, 'seenFrames', seen);
  });
  return () => page.evaluate(() => Reflect.get(window, 'seenFrames') as Seen[]);
}

/** Where, in CSS pixels, the first part begins that is not in the first frame, nor beside the list that it is in. */
function firstTopOfLaterParts(page: Page): Promise<number> {
  return page.evaluate((frames) => {
    const { documentElement: root } = document;
    root.setAttribute('data-later', frames);
    const hidden = [...document.querySelectorAll('main *, footer')].filter(
      (element) => getComputedStyle(element).display === 'none',
    );
    root.removeAttribute('data-later');
    const later = hidden.flatMap((element) => {
      const list = (element.closest('ul') ?? root).getBoundingClientRect();
      const boxes = [...element.getClientRects()];
      return boxes.filter(({ left, right }) => right > list.left && left < list.right);
    });
    return Math.min(...later.map(({ top }) => top + scrollY));
  }, LATER_FRAMES.join(' '));
}

for (const path of ['/', '/package-categories/1']) {
  test(`The first screen of ${path} comes in the first frame, and what is below it in the next ones`, async ({
    page,
  }) => {
    const seenFrames = await watchFrames(page);
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // The footer can be seen a frame before it is looked at.
    await expect.poll(async () => (await seenFrames()).at(-1)?.later).toBeNull();
    const all = await seenFrames();
    // The browser may show a frame before the page has arrived.
    const seen = all.slice(all.findIndex(({ later }) => later !== null));
    const toCome = LATER_FRAMES.map((_, index) => LATER_FRAMES.slice(index).join(' '));
    expect(seen.map(({ later }) => later)).toEqual([...toCome, null]);
    const heights = seen.map(({ height }) => height);
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    expect(heights[0]).toBeLessThan(heights.at(-1) ?? 0);
    // Drawings of the packages, or beside the screen, in two frames.
    const [before = Infinity, half = Infinity, whole = 0] = seen
      .slice(-3)
      .map(({ pictures }) => pictures);
    expect(half).toBeGreaterThan(before);
    expect(whole).toBeGreaterThan(half);
    expect(await firstTopOfLaterParts(page)).toBeGreaterThanOrEqual(PHONE.height);
  });
}

test('A part that the address names is reached, and nothing comes later', async ({ page }) => {
  const seenFrames = await watchFrames(page);
  await page.goto('/#how-it-works');
  await expect(page.locator('#how-it-works')).toBeInViewport();
  expect((await seenFrames()).map(({ later }) => later)).toEqual([null]);
});

test('A package that has appeared stays as tall as it is', async ({ page }) => {
  await page.goto('/');
  const card = page.locator('#packages').getByRole('listitem').first();
  await expect(card).toBeVisible();
  const { height } = (await card.boundingBox()) ?? {};
  await page.evaluate(() => document.documentElement.setAttribute('data-later', '3 4 5 6 7 8'));
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect((await card.boundingBox())?.height).toBe(height);
});
