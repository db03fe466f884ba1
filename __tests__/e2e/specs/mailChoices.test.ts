import type { SubscriptionResponse } from '../../../src/contract/wire/subscription.ts';
import { expect, test } from '../support/fixtures.ts';
import { placePaidOrder } from '../support/orders.ts';

test('A kind of mail is switched off by its link without a login, and on again in the profile', async ({
  page,
  pages: { login },
  api,
  serverUrl,
  customer,
  mails,
  language,
  text,
}) => {
  const order = await placePaidOrder(`${serverUrl}/api`, customer.token, language);
  const { subscription_details } = await api.get<SubscriptionResponse>(`subscriptions/${order}`);
  const day = subscription_details.items[0]!.schedule.at(-1)!;
  await api.put(`subscriptions/${order}/days/${day.id}/skip`, {});
  const link = /\/api\/unsubscribe\?token=[\w-]{43}/;
  await expect
    .poll(async () => (await mails.letterTo(customer.email)).text, { timeout: 60_000 })
    .toMatch(link);
  const [address = ''] = link.exec((await mails.letterTo(customer.email)).text) ?? [];

  await page.goto(`${address}&lang=${language}`);
  await expect(page).toHaveTitle(new RegExp(text('server.unsubscribe.wanted.title')));
  await page.getByRole('button', { name: text('server.unsubscribe.wanted.button') }).click();
  await expect(
    page.getByRole('heading', { name: text('server.unsubscribe.off.title') }),
  ).toBeVisible();
  await expect(page.getByText(text('mails.plan_changes.title'))).toBeVisible();

  await page.goto('/profile');
  await login.logIn(customer);
  const choice = page.getByRole('switch', { name: text('mails.plan_changes.title') });
  await expect(choice).not.toBeChecked();
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(text('mails.switchedOn'))).toBeVisible();
  await page.reload();
  await expect(choice).toBeChecked();
});
