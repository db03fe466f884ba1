import { pagesOf } from '../pages/pagesOf.ts';
import { collectComplaints } from '../support/complaints.ts';
import { expect, test } from '../support/fixtures.ts';

test('Another e-mail takes effect when its link is opened, and the former one can take it back', async ({
  page,
  pages,
  browser,
  guestState,
  serverUrl,
  customer,
  mails,
  text,
}) => {
  const newEmail = customer.email.replace('@', '.new@');
  await pages.login.open('/login?redirect=%2Fprofile');
  await pages.login.logIn(customer);
  await pages.profile.changeEmail(newEmail, customer.password);
  await expect(page.getByText(text('emailChange.waiting'))).toBeVisible();
  await expect(page.getByText(customer.email, { exact: true })).toBeVisible();

  const viewport = page.viewportSize();
  const elsewhere = await browser.newContext({
    baseURL: serverUrl,
    storageState: guestState,
    viewport,
  });
  const complaints = collectComplaints(elsewhere);
  const other = await elsewhere.newPage();
  const { emailLink, login, profile } = pagesOf(other, text);
  await emailLink.open(await mails.linkTo('/confirm-email', newEmail));
  await expect(emailLink.confirmedTitle).toBeVisible();
  await expect(other).toHaveURL('/confirm-email');

  await pages.profile.open();
  await expect(page.getByText(newEmail, { exact: true })).toBeVisible();
  await expect(page.getByText(text('emailChange.waiting'))).toBeHidden();

  const wayBack = await mails.linkTo('/restore-email', customer.email);
  await emailLink.open(wayBack);
  await expect(emailLink.restoreButton).toBeVisible();
  await emailLink.restoreButton.click();
  await expect(other).toHaveURL('/reset-password');
  await emailLink.setPassword('Date-palm-2027');
  await expect(other).toHaveURL('/login');
  await login.open('/login?redirect=%2Fprofile');
  await login.logIn({ email: customer.email, password: 'Date-palm-2027' });
  await expect(profile.editButton).toBeVisible();
  await expect(other.getByText(customer.email, { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);

  await emailLink.open(wayBack);
  await emailLink.restoreButton.click();
  await expect(emailLink.closedTitle).toBeVisible();
  await elsewhere.close();
});
