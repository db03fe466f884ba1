import { PAGE_STATE } from '../../../src/contract/pages/renderedPage.ts';
import { pagesOf } from '../pages/pagesOf.ts';
import { expect, test } from '../support/fixtures.ts';
import { storedLanguage } from '../support/storedLanguage.ts';

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
  // What the question said would be lost is lost.
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

test('Two clicks on the language count as one, however long the page takes', async ({
  page,
  pages: { header },
  language,
}) => {
  const other = language === 'ar' ? 'en' : 'ar';
  await page.goto('/');
  await page.locator(`#${PAGE_STATE}`).waitFor({ state: 'detached' });
  const isPressedAgain = new Promise<void>((resolve) => {
    void page.exposeFunction('pressedAgain', resolve);
  });
  await page.route(/\/$/, async (route) => {
    await isPressedAgain;
    await route.continue();
  });
  // In the page itself: Playwright would wait for the requested page.
  await header.languageButton.evaluate((button: HTMLElement) => {
    button.click();
    const again = () => {
      button.click();
      (window as unknown as { pressedAgain: () => void }).pressedAgain();
    };
    new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(again))).observe(
      document.documentElement,
      { attributeFilter: ['lang'] },
    );
  });
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('/about-us');
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  expect(await storedLanguage(page)).toBe(other);
});
