import { IntlMessageFormat } from 'intl-messageformat';
import ar from '../../../translations/kitchen.ar.json' with { type: 'json' };
import en from '../../../translations/kitchen.en.json' with { type: 'json' };
import { SAMPLE_STAFF } from '../../../server/seed/seedSampleStaff.ts';
import { expect, test } from '../support/fixtures.ts';
import { accessibilityFaults } from '../support/pageFaults.ts';

test('The manager logs in where the page was wanted, sees who works here and what was done, and logs out', async ({
  page,
  language,
  complaints,
}) => {
  const text = (key: keyof typeof en, values = {}) =>
    String(new IntlMessageFormat((language === 'en' ? en : ar)[key], language).format(values));
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
  // Nobody was logged in, as the API has said.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')]);
  await page.getByLabel(text('login.email')).fill('manager@mizan.example');
  await page.getByLabel(text('login.password'), { exact: true }).fill(SAMPLE_STAFF.password);
  await page.keyboard.press('Enter');
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
