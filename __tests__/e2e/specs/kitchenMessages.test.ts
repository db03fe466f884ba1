import { expect, test } from '../support/fixtures.ts';
import { kitchenTextsOf, openKitchen } from '../support/kitchen.ts';
import { accessibilityFaults, cutOff } from '../support/pageFaults.ts';

const QUESTION = 'هل توصلون إلى الجهراء؟';
const ANSWER = 'نعم، من السبت إلى الخميس.';
const LATE_ANSWER = 'Not yet.';

test('A message is answered once: the answer is mailed, and a second answer is refused', async ({
  browser,
  customer: { email },
  language,
  mails,
  pages: { contact },
  serverUrl,
}) => {
  const text = kitchenTextsOf(language);
  const subject = `Delivery for ${email}`;
  await contact.open();
  await contact.send(QUESTION, { email, subject });
  await expect(contact.sentTitle).toBeVisible();

  const openMessage = async () => {
    const wanted = { role: 'service', path: 'messages', serverUrl, language } as const;
    const page = await openKitchen(browser, wanted);
    await page.getByRole('link', { name: subject }).click();
    await expect(page.getByText(QUESTION)).toBeVisible();
    await expect(page.getByText(text('inbox.state.read'), { exact: true })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    return {
      page,
      field: page.getByLabel(text('messages.answer')),
      async answer(answer: string) {
        await this.field.fill(answer);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      },
    };
  };
  const first = await openMessage();
  const second = await openMessage();

  await first.answer(ANSWER);
  await expect(first.page.getByRole('heading', { name: text('messages.answer') })).toBeVisible();
  await expect.poll(async () => (await mails.letterTo(email)).text).toContain(ANSWER);

  await second.answer(LATE_ANSWER);
  await expect(second.page.getByRole('alert')).toBeVisible();
  await expect(second.page.getByText(ANSWER)).toBeVisible();
  await expect(second.field).toHaveValue(LATE_ANSWER);
  expect(await accessibilityFaults(second.page)).toEqual([]);

  await first.page.getByRole('button', { name: text('inbox.close') }).click();
  await expect(first.page.getByRole('button', { name: text('inbox.reopen') })).toBeVisible();
  for (const { page } of [first, second]) await page.context().close();
});
