import { expect, test } from '../support/fixtures.ts';
import { fillCart } from '../support/orders.ts';

test('A note that is refused, and a logout that does not get through, say why', async ({
  page,
  pages,
  customer,
  serverUrl,
  text,
  complaints,
}) => {
  await fillCart(`${serverUrl}/api`, customer.token);
  await pages.login.open();
  await pages.login.logIn(customer);
  await expect(page).toHaveURL('/');
  await pages.cart.open();
  const reason = 'The kitchen cannot read this note.';
  await page.route('**/api/carts', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 422,
          json: { status: false, code: 422, response: { error: 'refused', message: reason } },
        })
      : route.fallback(),
  );
  await pages.cart.field('comment').fill('Ring twice');
  await expect(page.getByText(reason)).toBeVisible();
  await expect(pages.cart.field('comment')).toHaveValue('Ring twice');

  await page.route('**/api/logout', (route) => route.abort());
  const { header } = pages;
  if (header.isFolded()) await header.menuButton.click();
  else await header.button('shell.account').click();
  await header.button('shell.logout').click();
  await expect(header.dialog.getByText(text('alerts.logout.text'))).toBeVisible();
  await header.dialog.getByRole('button', { name: text('alerts.ok') }).click();
  await expect(page).toHaveURL('/login');
  // Chromium writes both failed requests to the console.
  expect(complaints.splice(0).join()).toMatch(/422.*ERR_FAILED/s);
});
