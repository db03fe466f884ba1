import type { Page } from '@playwright/test';
import { pagesOf } from '../pages/pagesOf.ts';
import { signUpByApi } from '../support/customers.ts';
import { expect, test } from '../support/fixtures.ts';
import { placeUnpaidOrder } from '../support/orders.ts';
import type { Texts } from '../support/texts.ts';

/** The number of lines in the cart, from the header of a tab. */
const cartLink = (tab: Page, text: Texts, count: number) =>
  tab.getByRole('banner').getByRole('link', { name: text('shell.cart', { count }), exact: true });

test('Two tabs: login, the cart and logout are followed at once', async ({
  page,
  pages,
  context,
  text,
  customer,
  serverUrl,
  language,
}) => {
  const first = { page, ...pages };
  const secondPage = await context.newPage();
  const second = { page: secondPage, ...pagesOf(secondPage, text) };

  await second.login.open('/login?redirect=/profile');
  await first.login.open();
  await first.login.logIn(customer);
  await expect(second.page).toHaveURL('/profile');

  await first.home.chooseFirstPackage();
  await first.product.subscribe();
  await expect(cartLink(second.page, text, 1)).toBeVisible();
  await expect(first.questionnaire.others).toBeVisible();
  await second.page.goto(first.page.url());
  await second.questionnaire.others.fill('Asthma');
  await second.questionnaire.others.blur();

  await first.page.goto('/cart');
  await first.cart.clear();
  await expect(cartLink(second.page, text, 0)).toBeVisible();
  await expect(second.questionnaire.others).toHaveValue('Asthma');

  await first.profile.open();
  const loadedAgain = second.page.waitForEvent('load');
  await first.profile.logOut();
  await expect(second.page).toHaveURL('/login');
  await loadedAgain;
  const kept = await second.page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(kept).not.toContain('Asthma');

  // Another customer logs in, in the tab that showed the first one's questionnaire.
  const other = await signUpByApi(`${serverUrl}/api`, language);
  await first.login.open();
  await second.login.logIn(other);
  await expect(first.page).toHaveURL('/');
  await first.profile.open();
  await expect(first.page.getByText(other.email)).toBeVisible();
  await expect(first.page.getByText(customer.email)).toBeHidden();
});

test('Two tabs: the language and a payment are followed', async ({
  page,
  pages,
  context,
  text,
  language,
  customer,
  serverUrl,
}) => {
  const orderId = await placeUnpaidOrder(`${serverUrl}/api`, customer.token);
  const second = await context.newPage();
  const { contact, login, orders } = pagesOf(second, text);
  await login.open(`/login?redirect=/order-details/${orderId}`);
  await login.logIn(customer);
  await expect(orders.payNowButtons.first()).toBeVisible();

  await pages.orders.open();
  await pages.orders.payNow();
  await pages.hostedPayment.pay();
  await expect(pages.thankYou.title).toBeVisible();
  await expect(orders.paidLabel).toBeVisible();
  await expect(orders.payNowButtons).toHaveCount(0);

  await contact.open();
  await contact.field('message').fill('Lunch at noon');
  await pages.header.pressLanguage();
  const followed = second.locator(`html[lang="${language === 'en' ? 'ar' : 'en'}"]`);
  await expect(followed).toBeAttached();
  await expect(contact.field('message')).toHaveValue('Lunch at noon');
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'ar' : 'en');
});
