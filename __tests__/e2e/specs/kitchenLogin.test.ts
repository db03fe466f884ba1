import { expect, test } from '../support/fixtures.ts';
import { kitchenTextsOf, logInToKitchen } from '../support/kitchen.ts';
import { accessibilityFaults } from '../support/pageFaults.ts';

test('The manager logs in at the requested page, sees the accounts and the audit log, and logs out', async ({
  page,
  language,
}) => {
  const text = kitchenTextsOf(language);
  const expectSound = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    const { scrolled, seen } = await page.evaluate(() => {
      const { scrollWidth: scrolled, clientWidth: seen } = document.documentElement;
      return { scrolled, seen };
    });
    expect(scrolled).toBe(seen);
  };

  await page.goto('/kitchen/members');
  await expectSound(text('login.title'));
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'en' ? 'ltr' : 'rtl');
  await logInToKitchen(page, 'manager', text);
  await expectSound(text('members.name'));
  await expect(page.getByText('kitchen@mizan.example')).toBeVisible();

  await page.goto('/kitchen/audit-log');
  await expectSound(text('audit-log.name'));
  await expect(page.getByText(text('action.staff.logged_in')).first()).toBeVisible();
  await page.goto('/kitchen/account');
  await expectSound(text('account.title'));
  await expect(page.getByText(text('account.thisDevice'))).toBeVisible();
  await page.goto('/kitchen');
  await expectSound(text('home.greeting', { name: 'Maryam Al-Sabah' }));

  await page
    .getByRole('button', { name: text('account.menu', { name: 'Maryam Al-Sabah' }) })
    .click();
  await page.getByRole('menuitem', { name: text('account.logout') }).click();
  await expectSound(text('login.title'));
});
