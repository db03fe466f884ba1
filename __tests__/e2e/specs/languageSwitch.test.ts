import { signUpByApi } from '../support/customers.ts';
import { describeJourney } from '../support/journey.ts';

describeJourney('Switching the language with unsaved answers', async ({ shop, shopUrl, view }) => {
  await shop.open('/login');
  await shop.logIn(await signUpByApi(shopUrl));
  await shop.choosePackage();
  await shop.subscribe();
  await shop.field('others').fill('No coriander');
  // The shop takes a draft in when the customer pauses.
  await shop.page.waitForFunction(() =>
    localStorage.getItem('persist:shop')?.includes('\\"questionnaire\\":true'),
  );

  await shop.pressLanguage();
  const question = shop.page
    .getByRole('dialog')
    .filter({ hasText: shop.text('language.switch.title') });
  await question.getByText(shop.text('language.switch.question')).waitFor();
  await question.getByRole('button', { name: shop.text('common.cancel') }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await shop.field('others').inputValue()).toBe('No coriander');

  await shop.pressLanguage();
  await question.getByRole('button', { name: shop.text('language.switch.confirm') }).click();
  const other = view.language === 'ar' ? 'ltr' : 'rtl';
  await shop.page.locator(`html[dir="${other}"]`).waitFor();
});
