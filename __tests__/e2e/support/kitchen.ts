import type { Browser, Page } from '@playwright/test';
import { IntlMessageFormat } from 'intl-messageformat';
import type { StaffRole } from '../../../src/contract/staff/permissions.ts';
import { SAMPLE_STAFF } from '../../../server/seed/seedSampleStaff.ts';
import ar from '../../../translations/kitchen.ar.json' with { type: 'json' };
import en from '../../../translations/kitchen.en.json' with { type: 'json' };
import type { Language } from './texts.ts';

type KitchenText = (key: keyof typeof en, values?: Record<string, string | number>) => string;

export const kitchenTextsOf =
  (language: Language): KitchenText =>
  (key, values = {}) =>
    String(new IntlMessageFormat((language === 'en' ? en : ar)[key], language).format(values));

interface Wanted {
  role: StaffRole;
  /** Below /kitchen. */
  path: string;
  serverUrl: string;
  language: Language;
}

/** Fills the login form, which replaces the page without a session. */
export async function logInToKitchen(
  page: Page,
  role: StaffRole,
  text: KitchenText,
): Promise<void> {
  await page.getByLabel(text('login.email')).fill(`${role}@mizan.example`);
  await page.getByLabel(text('login.password'), { exact: true }).fill(SAMPLE_STAFF.password);
  await page.keyboard.press('Enter');
}

/** A logged-in browser of a staff member. */
export async function openKitchen(browser: Browser, wanted: Wanted): Promise<Page> {
  const text = kitchenTextsOf(wanted.language);
  const context = await browser.newContext({
    baseURL: wanted.serverUrl,
    locale: wanted.language === 'en' ? 'en-GB' : 'ar-KW',
  });
  const page = await context.newPage();
  await page.goto(`/kitchen/${wanted.path}`);
  await logInToKitchen(page, wanted.role, text);
  return page;
}
