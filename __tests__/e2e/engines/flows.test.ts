import { expect, test as base } from '@playwright/test';
import { pagesOf, type Pages } from '../pages/pagesOf.ts';
import { COMMENTS } from '../support/appointments.ts';
import { signUpByApi, type SignedUp } from '../support/customers.ts';
import { serverUrlOf } from '../support/server.ts';
import { textsOf, type Language } from '../support/texts.ts';
import { EnginePage } from './EnginePage.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

export interface EngineOptions {
  engine: 'firefox' | 'webkit';
  language: Language;
}

interface Fixtures {
  tab: EnginePage;
  pages: Pages;
  customer: SignedUp;
}

const viewports = { en: { width: 1280, height: 900 }, ar: { width: 390, height: 844 } };
const starts = { firefox: startFirefox, webkit: startWebKit };

const test = base.extend<Fixtures, EngineOptions>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  language: ['en', { option: true, scope: 'worker' }],
  tab: async ({ engine, language }, use, testInfo) => {
    const viewport = viewports[language];
    const browser = await starts[engine](viewport);
    const tab = new EnginePage(browser, serverUrlOf(testInfo.parallelIndex), viewport);
    try {
      await tab.goto(`/?lang=${language}`);
      await use(tab);
      expect(browser.exceptions, 'uncaught exceptions').toEqual([]);
    } finally {
      await browser.screenshot(testInfo.outputPath('last-screen'));
      await browser.close();
    }
  },
  pages: async ({ tab, language }, use) => use(pagesOf(tab.asPage(), textsOf(language))),
  customer: async ({ language }, use, { parallelIndex }) =>
    use(await signUpByApi(`${serverUrlOf(parallelIndex)}/api`, language)),
});

test('Buying a plan with own meals', async ({ pages, customer }) => {
  await pages.login.open();
  await pages.login.logIn(customer);
  await pages.home.chooseFirstPackage();
  await pages.product.choose('meals', '2');
  await pages.product.choose('snacks', '1');
  await pages.product.subscribe();
  await pages.questionnaire.answer();
  await pages.meals.chooseOwnMeals({ meal: 2, snack: 1 });
  await pages.cart.checkOut();
  await pages.checkout.pay();
  await pages.hostedPayment.pay();
  const orderId = await pages.thankYou.orderId();
  await pages.thankYou.title.waitFor();
  await pages.orders.openDetails(orderId);
  await expect.poll(() => pages.orders.paidLabel.count()).toBe(1);
});

test(
  "Buying a plan with the dietitian's choice",
  { tag: '@short-1' },
  async ({ pages, customer }) => {
    await pages.login.open();
    await pages.login.logIn(customer);
    await pages.home.chooseFirstPackage();
    await pages.product.subscribe();
    await pages.questionnaire.answer();
    await pages.meals.letDietitianChoose();
    await pages.cart.checkOut();
    await pages.checkout.pay();
    await pages.hostedPayment.pay();
    await expect.poll(() => pages.thankYou.title.count()).toBe(1);
  },
);

test('Booking an appointment', { tag: '@short-2' }, async ({ pages, customer }) => {
  await pages.appointmentDetails.open();
  await pages.login.logIn(customer);
  await pages.appointmentDetails.describe(COMMENTS);
  await pages.calendar.chooseTime();
  await pages.calendar.goToReview();
  await pages.review.hold();
  await pages.bookingPayment.confirmAndPay();
  await pages.hostedPayment.pay();
  await expect.poll(() => pages.appointmentConfirmed.title.count()).toBe(1);
});
