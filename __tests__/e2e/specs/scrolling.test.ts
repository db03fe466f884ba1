import { PAGE_STATE } from '../../../src/contract/pages/renderedPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillCart } from '../support/orders.ts';

const TERMS = '/terms-and-conditions';
const LOW = 700;

test('Where a page begins: reloaded, gone back to, typed, and with a hash', async ({ page }) => {
  const lastSection = page.locator('main section[id]').last();
  const position = () => page.evaluate(() => window.scrollY);
  /** Letters that arrive late move the lines a little. */
  const expectLow = () => page.waitForFunction((low) => Math.abs(window.scrollY - low) < 40, LOW);
  const scrollDown = async () => {
    await expect(lastSection).toBeAttached();
    await expect(page.locator(`#${PAGE_STATE}`)).toHaveCount(0);
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
  // The hash comes before the position that was left.
  await scrollDown();
  await page.reload();
  await expect(lastSection).toBeFocused();
  await expect(lastSection).toBeInViewport();
});

test.describe('With movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('A notice that slides in does not make the page wider, and is whole', async ({
    page,
    pages,
    text,
    customer,
    serverUrl,
  }) => {
    await fillCart(`${serverUrl}/api`, customer.token);
    await pages.login.open('/login?redirect=/cart');
    await pages.login.logIn(customer);
    await expect(pages.cart.title).toBeVisible();
    await page.evaluate(() => {
      const { documentElement: root } = document;
      const look = () => {
        const overflow = root.scrollWidth - root.clientWidth;
        root.dataset['widest'] = String(Math.max(overflow, Number(root.dataset['widest'] ?? 0)));
        requestAnimationFrame(look);
      };
      look();
    });
    await pages.cart.clear();
    const notice = page.getByRole('alert').filter({ hasText: text('cart.cleared') });
    await expect(notice).toBeVisible();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await expect(page.locator('html')).toHaveAttribute('data-widest', '0');
    // Nor is it cut off: what lies at its lower edge is the notice itself.
    const isWhole = await notice.evaluate((element) => {
      const { left, width, bottom } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, bottom - 2));
    });
    expect(isWhole).toBe(true);
  });
});
