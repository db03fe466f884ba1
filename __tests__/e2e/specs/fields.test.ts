import { expect, test } from '../support/fixtures.ts';

/** The hints for browsers and password managers at each field of the registration. */
const purposes: Readonly<Record<string, string>> = {
  first_name: 'given-name',
  last_name: 'family-name',
  email: 'email',
  phone: 'tel-national',
  password: 'new-password',
  confirm_password: 'new-password',
  gov_id: 'address-level1',
  area_id: 'address-level2',
  block: 'address-level3',
  street: 'address-line1',
  house_building: 'address-line2',
  apartment: 'address-line3',
};

test('A number in any usual writing becomes the plain one, beside its prefix on the left', async ({
  page,
}) => {
  await page.goto('/register');
  const phone = page.locator('[name="phone"]');
  for (const typed of ['+965 5001 2345', '0096550012345', '٥٠٠١٢٣٤٥']) {
    await phone.fill(typed);
    await phone.press('Tab');
    await expect(phone).toHaveValue('50012345');
  }
  const prefix = await page.getByText('+965', { exact: true }).boundingBox();
  const number = await phone.boundingBox();
  expect(prefix!.x).toBeLessThan(number!.x);
  for (const [name, purpose] of Object.entries(purposes)) {
    await expect(page.locator(`[name="${name}"]`), name).toHaveAttribute('autocomplete', purpose);
  }
});
