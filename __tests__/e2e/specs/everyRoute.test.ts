import type { Browser } from 'playwright-core';
import { ShopPages } from '../pages/ShopPages.ts';
import { signUpByApi } from '../support/customers.ts';
import { foreignWords } from '../support/foreignWords.ts';
import { prepareThings, type CustomersThings } from '../support/orders.ts';
import { accessibilityFaults, cutOff, textsInSight } from '../support/pageFaults.ts';
import { routeNames } from '../../../src/contract/pages/routes.ts';
import { expectedOf } from '../support/routeVisits.ts';
import { launchBrowser, newVisitor, views, type Visitor } from '../support/visitor.ts';

const WIDTHS = [1280, 390] as const;
/** The narrowest window in which nothing may be scrolled sideways (WCAG 1.4.10). */
const NARROWEST = 320;
/** What Chromium says of a page that is not there, as the server answers it. */
const ANSWERED_404 =
  'Failed to load resource: the server responded with a status of 404 (Not Found)';

const visitors = views.flatMap((view) =>
  (['guest', 'customer'] as const).map((role) => ({ role, view, language: view.language })),
);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each(visitors)('A $role in $language', ({ role, view, language }) => {
  const shopUrl = process.env['SHOP_URL'] ?? '';
  let visitor: Visitor;
  let shop: ShopPages;
  let things: CustomersThings;

  beforeAll(async () => {
    const customer = await signUpByApi(shopUrl, language);
    things = await prepareThings(shopUrl, customer.token);
    visitor = await newVisitor(browser, view, shopUrl);
    shop = new ShopPages(visitor, view);
    await shop.open();
    if (role === 'guest') return;
    await shop.page.goto('/login');
    await shop.logIn(customer);
    await shop.page.waitForURL(`${shopUrl}/`);
  }, 60_000);

  afterAll(() => visitor.context.close());

  beforeEach(() => {
    visitor.complaints.length = 0;
  });

  it.each([...routeNames, 'unknown' as const])(
    'sees %s as it should be',
    async (name) => {
      const expected =
        name === 'unknown'
          ? {
              path: '/no/such/page',
              place: '/no/such/page',
              route: 'notFound' as const,
              stays: true,
            }
          : expectedOf(name, role, things);
      const allowedComplaint = name === 'unknown' ? ANSWERED_404 : null;
      await shop.page.setViewportSize({ width: WIDTHS[0], height: view.height });
      await shop.page.goto(expected.path);
      await shop.settled(
        expected.route === 'packageCategory'
          ? things.categoryName[language]
          : shop.text(`title.${expected.route}`),
      );
      expect({
        place: shop.page.url(),
        ...(await shop.languageOfPage()),
        foreign: expected.stays ? foreignWords(await textsInSight(shop.page), language) : [],
        faults: expected.stays ? await faultsAtEveryWidth(shop, view.height) : [],
        complaints: visitor.complaints.filter((it) => it !== allowedComplaint),
      }).toEqual({
        place: shopUrl + expected.place,
        lang: language,
        dir: language === 'ar' ? 'rtl' : 'ltr',
        foreign: [],
        faults: [],
        complaints: [],
      });
    },
    30_000,
  );
});

async function faultsAtEveryWidth(shop: ShopPages, height: number) {
  const { page } = shop;
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height });
    const found = [...(await cutOff(page)), ...(await accessibilityFaults(page))];
    faults.push(...found.map((fault) => `At ${width}: ${fault}`));
  }
  await page.setViewportSize({ width: NARROWEST, height });
  faults.push(...(await cutOff(page)).map((fault) => `At ${NARROWEST}: ${fault}`));
  const headings = await shop.mainHeadings();
  return headings.length === 1 ? faults : [...faults, `Main headings: ${headings.join(', ')}`];
}
