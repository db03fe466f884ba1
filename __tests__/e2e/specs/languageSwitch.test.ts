import { expect, test } from '../support/fixtures.ts';

test('Switching the language with unsaved answers', async ({
  page,
  pages: { login, home, product, questionnaire, header },
  text,
  language,
  customer,
}) => {
  await login.open();
  await login.logIn(customer);
  await home.chooseFirstPackage();
  await product.subscribe();
  await questionnaire.others.fill('No coriander');
  // The storefront keeps a draft when the customer pauses.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('persist:shop')))
    .toContain('\\"questionnaire\\":true');

  await header.pressLanguage();
  const question = page.getByRole('dialog').filter({ hasText: text('language.switch.title') });
  await expect(question.getByText(text('language.switch.question'))).toBeVisible();
  await question.getByRole('button', { name: text('common.cancel') }).click();
  await expect(question).toBeHidden();
  await expect(questionnaire.others).toHaveValue('No coriander');

  await header.pressLanguage();
  await question.getByRole('button', { name: text('language.switch.confirm') }).click();
  const otherDirection = language === 'ar' ? 'ltr' : 'rtl';
  await expect(page.locator('html')).toHaveAttribute('dir', otherDirection);
});
