import { pagesOf } from '../pages/pagesOf.ts';
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
  // What the customer was told is lost is lost.
  await expect(page.locator('#field-others')).toHaveValue('');
});

test('A message is asked about in its tab, and in no other', async ({
  page,
  context,
  pages: { contact, header },
  text,
  language,
}) => {
  await contact.open();
  await contact.typeMessage('Half a thought');
  await header.pressLanguage();
  const question = page.getByRole('dialog').filter({ hasText: text('language.switch.title') });
  await question.getByRole('button', { name: text('common.cancel') }).click();
  await page.goto('/about-us');
  await header.pressLanguage();
  await expect(question).toBeVisible();
  await page.close();

  const next = await context.newPage();
  await next.goto('/about-us');
  const { header: itsHeader } = pagesOf(next, text);
  await itsHeader.pressLanguage();
  const otherDirection = language === 'ar' ? 'ltr' : 'rtl';
  await expect(next.locator('html')).toHaveAttribute('dir', otherDirection);
});
