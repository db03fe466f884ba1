import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

/** The two ways in which every journey is seen. */
export const views = [
  { name: 'English at 1280', language: 'en', width: 1280, height: 900 },
  { name: 'Arabic at 390', language: 'ar', width: 390, height: 844 },
] as const;
export type View = (typeof views)[number];

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Console errors and warnings, failed scripts and requests to other hosts, in order. */
  complaints: string[];
}

/** A customer's browser: its own storage, in the view's language and width. */
export async function newVisitor(browser: Browser, view: View, shopUrl: string): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: shopUrl,
    viewport: { width: view.width, height: view.height },
    locale: view.language === 'ar' ? 'ar-KW' : 'en-GB',
    timezoneId: 'America/Los_Angeles',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') complaints.push(request.url());
  });
  return { context, page: await context.newPage(), complaints };
}
