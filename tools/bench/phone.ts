import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { pagesOf } from '../../__tests__/e2e/pages/pagesOf.ts';
import { signUpByApi, type SignedUp } from '../../__tests__/e2e/support/customers.ts';
import { textsOf } from '../../__tests__/e2e/support/texts.ts';
import { CHROMIUM_MISSING, findTestChromium } from '../../scripts/checks/chromium.ts';
import { languages, type Language } from '../../src/contract/languages.ts';
import { LANGUAGE_COOKIE } from '../../src/contract/pages/languageCookie.ts';
import { buildPath } from '../../src/contract/pages/matchRoute.ts';
import { SLOWDOWN } from './slowedTasks.ts';

const FINGER_RESTS_MS = 100;
const SCREEN = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

export function openChromium(): Promise<Browser> {
  const executablePath = findTestChromium();
  if (executablePath === null) throw new Error(CHROMIUM_MISSING);
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/** A page in a browser of its own, as wide as a phone, for the shop at an address. */
export async function openPhone(browser: Browser, baseURL: string, language: Language) {
  const { locale } = languages[language];
  const context = await browser.newContext({ ...SCREEN, locale, baseURL });
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL }]);
  return { page: await context.newPage(), close: () => context.close() };
}

/** A new customer. */
export async function logIn(page: Page, url: string, language: Language): Promise<SignedUp> {
  const { login } = pagesOf(page, textsOf(language));
  const customer = await signUpByApi(`${url}/api`, language);
  await page.goto(buildPath('login'));
  await login.logIn(customer);
  await page.waitForURL(url + buildPath('home'));
  return customer;
}

export async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/**
 * A finger on an element, which rests for a moment: what is touched may be fetched ahead meanwhile. Where the element
 * is, is asked before the returned function is called: the page would have to be laid out for the answer.
 */
export async function fingerOn(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`Not on the page: ${target.toString()}`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const devTools = await page.context().newCDPSession(page);
  return async () => {
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await delay(FINGER_RESTS_MS);
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await devTools.detach();
  };
}

export async function tap(page: Page, target: Locator): Promise<void> {
  const press = await fingerOn(page, target);
  await press();
}

const FRAME_MS = 16;
const SWIPE_FRAMES = 20;

/** A finger that moves up the middle of the screen, in CSS pixels: the page scrolls down. */
export async function swipeUp(page: Page, distance: number): Promise<void> {
  const { width, height } = SCREEN.viewport;
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', moved: number) => {
    const touchPoints = [{ x: width / 2, y: 0.9 * height - moved }];
    return devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', 0);
  for (let frame = 1; frame <= SWIPE_FRAMES; frame += 1) {
    await delay(FRAME_MS);
    await touch('touchMove', (distance * frame) / SWIPE_FRAMES);
  }
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devTools.detach();
}
