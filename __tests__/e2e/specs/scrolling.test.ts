import { expect, test } from '../support/fixtures.ts';

const TERMS = '/terms-and-conditions';
const LOW = 700;

test('Where a page begins: reloaded, gone back to, typed, and with a hash', async ({ page }) => {
  const lastSection = page.locator('main section[id]').last();
  const position = () => page.evaluate(() => window.scrollY);
  /** Letters that arrive late move the lines a little. */
  const expectLow = () =>
    expect.poll(async () => Math.abs((await position()) - LOW)).toBeLessThan(40);
  const scrollDown = async () => {
    await expect(lastSection).toBeAttached();
    await page.evaluate(async (top) => {
      const scrolled = new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
      });
      window.scrollTo({ top, behavior: 'instant' });
      await scrolled;
    }, LOW);
  };

  await page.goto(TERMS);
  await scrollDown();
  await page.reload();
  await expectLow();

  // Without the pointer, which would scroll to the link.
  await page.locator('footer a[href="/privacy_policy"]').dispatchEvent('click');
  await expect(page).toHaveURL('/privacy_policy');
  await expect.poll(position).toBe(0);
  await page.goBack();
  await expectLow();

  await page.goto('/about-us');
  await page.goBack();
  await expectLow();

  await page.goto('/about-us');
  await page.goto(TERMS);
  await expect(lastSection).toBeAttached();
  expect(await position()).toBe(0);

  const hash = `#${await lastSection.getAttribute('id')}`;
  await scrollDown();
  await page.goto('/about-us');
  await page.goto(TERMS + hash);
  await expect(lastSection).toBeFocused();
  await expect(lastSection).toBeInViewport();
});
