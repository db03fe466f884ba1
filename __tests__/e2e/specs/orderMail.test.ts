import type { SubscriptionResponse } from '../../../src/contract/wire/subscription.ts';
import { expect, test } from '../support/fixtures.ts';
import { placePaidOrder } from '../support/orders.ts';

const ISO_DATE = /\d{4}-\d{2}-\d{2}/;
const NIL = /(^|\D)0\.000/;

test('The mail of an order is the shop’s, whole, and in the colours of the reader', async ({
  page,
  api,
  customer,
  serverUrl,
  mails,
  language,
}) => {
  const orderId = await placePaidOrder(`${serverUrl}/api`, customer.token, language);
  const { html, text } = await mails.letterTo(customer.email);
  const { subscription_details: order } = await api.get<SubscriptionResponse>(
    `subscriptions/${orderId}`,
  );
  const { address, items } = order;
  const dishes = items[0]!.schedule.map((day) => day.dishes[0]![`name_${language}`]);
  const { block, street, house_building: house, area, governorate } = address;
  const places = [area, governorate].map((place) => place[`name_${language}`]);

  await page.setContent(html);
  const body = page.locator('body');
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  for (const words of [block, street, house, ...places, ...dishes, order.order_number]) {
    await expect(body).toContainText(words);
    expect(text).toContain(words);
  }
  for (const shown of [await body.innerText(), text]) {
    expect(shown).not.toMatch(ISO_DATE);
    expect(shown).not.toMatch(NIL);
  }

  const number = body.getByText(order.order_number).filter({ visible: true }).first();
  await expect(number).toHaveCSS('font-family', /Readex Pro.*sans-serif/);
  const colour = () => number.evaluate((node) => getComputedStyle(node).color);
  const byDay = await colour();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colour()).not.toBe(byDay);
});
