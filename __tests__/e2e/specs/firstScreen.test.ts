import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE });

interface Seen {
  frame: string | null;
  /** CSS pixels. */
  height: number;
}

/** Looks at the page's height in each of its frames; answers one of each part that appears. */
async function watchFrames(page: Page): Promise<() => Promise<Seen[]>> {
  await page.addInitScript(() => {
    const seen: Seen[] = [];
    const look = () => {
      const root = document.documentElement;
      const frame = root.getAttribute('data-frame');
      if (document.querySelector('footer') !== null && seen.at(-1)?.frame !== frame)
        seen.push({ frame, height: root.scrollHeight });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Reflect.set(window, 'seenFrames', seen);
  });
  return () => page.evaluate(() => Reflect.get(window, 'seenFrames') as Seen[]);
}

for (const path of ['/', '/package-categories/1']) {
  test(`The first screen of ${path} comes in the first frame, and what is below it in the next ones`, async ({
    page,
  }) => {
    const seenFrames = await watchFrames(page);
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const seen = await seenFrames();
    expect(seen.map(({ frame }) => frame)).toEqual(['1', '2', '3', '4', null]);
    const heights = seen.map(({ height }) => height);
    expect(heights[0]).toBeGreaterThan(PHONE.height);
    expect(new Set(heights).size).toBe(heights.length);
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  });
}

test('A part that the address names is reached, and nothing comes later', async ({ page }) => {
  const seenFrames = await watchFrames(page);
  await page.goto('/#how-it-works');
  await expect(page.locator('#how-it-works')).toBeInViewport();
  expect((await seenFrames()).map(({ frame }) => frame)).toEqual([null]);
});
