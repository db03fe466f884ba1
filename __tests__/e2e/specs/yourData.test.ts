import { createApi } from '../support/api.ts';
import { signUpByApi } from '../support/customers.ts';
import { expect, test } from '../support/fixtures.ts';
import { addAnsweredPlan, firstCategory, prepareThings } from '../support/orders.ts';

test('A customer downloads everything, withdraws the consent and deletes the account', async ({
  page,
  pages,
  customer,
  api,
  serverUrl,
  text,
}) => {
  await addAnsweredPlan(api, (await firstCategory(`${serverUrl}/api`)).id);
  await pages.profile.open();
  await pages.login.logIn(customer);
  await page.getByRole('link', { name: text('profile.dataOpen') }).click();
  await expect(pages.yourData.unrecordedConsent).toBeVisible();
  expect(await pages.yourData.download(customer.password)).toMatchObject({
    format: 'personal-data',
    account: { first_name: customer.first_name, email: customer.email },
    addresses: [{ house_building: '7' }],
    questionnaires: [{ age_years: 34 }],
  });
  await pages.yourData.withdrawConsent();
  await expect(pages.yourData.noAnswers).toBeVisible();

  await pages.yourData.deleteAccount(customer.password);
  await expect(page.getByText(text('yourData.deletion.done'))).toBeVisible();
  await expect(page).toHaveURL('/login');
  // The e-mail is free again.
  const { token: _, ...again } = customer;
  const form = { ...again, confirm_password: customer.password, terms: true };
  await createApi(`${serverUrl}/api`).post('quick-signup', form);
});

test('An account stays while a paid plan and appointment are ahead', async ({
  pages,
  serverUrl,
  language,
}) => {
  const customer = await signUpByApi(`${serverUrl}/api`, language);
  await prepareThings(`${serverUrl}/api`, customer.token);
  await pages.yourData.open();
  await pages.login.logIn(customer);
  await expect(pages.yourData.notYet).toBeVisible();
  await expect(pages.yourData.deletionButton).toBeHidden();
});
