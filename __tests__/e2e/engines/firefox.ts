import { tmpdir } from 'node:os';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { FIREFOX } from '../../../scripts/checks/otherBrowsers.ts';
import type { Engine, Viewport } from './Engine.ts';

/** NS_BINDING_ABORTED: a page that is left breaks its fonts off, and Firefox reports that as an error of the page. */
const LEFT_FONT = /^Error: downloadable font: download failed .* status=2152398850 /;

/** The installed Firefox over WebDriver BiDi, which needs no further program. */
export async function startFirefox(viewport: Viewport): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    // As root, Firefox refuses the home folder of another user, which is common in containers.
    env: { ...process.env, HOME: tmpdir() },
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'ui.useOverlayScrollbars': 1 },
    defaultViewport: viewport,
  });
  const page = await browser.newPage();
  const exceptions: string[] = [];
  page.on('pageerror', (error) => {
    if (!LEFT_FONT.test(String(error))) exceptions.push(String(error));
  });
  const elementOf = async (expression: string) => {
    const handle = (await page.evaluateHandle(expression)).asElement();
    if (handle === null) throw new Error('There is no such element.');
    return handle as ElementHandle;
  };
  return {
    exceptions,
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    press: async (expression) => (await elementOf(expression)).click(),
    type: async (expression, text) => {
      const element = await elementOf(expression);
      await element.click({ count: 3 });
      await element.type(text);
    },
    screenshot: async (path) => {
      await page.screenshot({ path: `${path}.png` });
    },
    close: () => browser.close(),
  };
}
