import type { Browser } from 'playwright-core';
import { ShopPages } from '../pages/ShopPages.ts';
import { launchBrowser, newVisitor, views, type View, type Visitor } from './visitor.ts';

export interface Journey {
  visitor: Visitor;
  shop: ShopPages;
  shopUrl: string;
  browser: Browser;
  view: View;
}

/** Long enough for a whole purchase on a slow machine. */
const JOURNEY_MS = 180_000;

/**
 * Runs a journey in each view, in a browser of its own, and fails it when the console complained or
 * anything was asked of another host.
 */
export function describeJourney(name: string, run: (journey: Journey) => Promise<void>): void {
  describe.each(views)(`${name}, in $name`, (view) => {
    let browser: Browser;

    beforeAll(async () => {
      browser = await launchBrowser();
    });

    afterAll(async () => {
      await browser.close();
    });

    it(
      'succeeds without a complaint',
      async () => {
        const shopUrl = process.env['SHOP_URL'] ?? '';
        const visitor = await newVisitor(browser, view, shopUrl);
        const shop = new ShopPages(visitor, view);
        try {
          await run({ visitor, shop, shopUrl, browser, view });
        } catch (error) {
          await keepPicture(visitor, `${name} ${view.language}`);
          throw error;
        }
        expect(visitor.complaints).toEqual([]);
        await visitor.context.close();
      },
      JOURNEY_MS,
    );
  });
}

/** What the customer saw when the journey failed, where BROWSER_PICTURES names a folder. */
async function keepPicture({ context }: Visitor, name: string): Promise<void> {
  const folder = process.env['BROWSER_PICTURES'];
  if (folder === undefined) return;
  for (const [index, page] of context.pages().entries()) {
    await page.screenshot({ path: `${folder}/${name} ${index}.png`, fullPage: true });
  }
}
