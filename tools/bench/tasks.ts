import type { Browser } from '@playwright/test';
import { startServer } from '../../__tests__/e2e/support/server.ts';
import { languageCodes, type Language } from '../../src/contract/languages.ts';
import { buildPath } from '../../src/contract/pages/matchRoute.ts';
import { median, milliseconds } from './figures.ts';
import { calm, sayIfLong, trace } from './mainThread.ts';
import { logIn, openChromium, openPhone } from './phone.ts';
import { startPhoneNetwork } from './phoneNetwork.ts';
import { longestTask, readStart, type Start } from './slowedTasks.ts';
import { writeTable } from './table.ts';

const ROUNDS = 5;

interface Visit {
  name: string;
  path: string;
  language: Language;
  isCustomer: boolean;
  /** Sent in place of the shop's page. */
  html?: string;
}

/** What Chromium does for any page: its ratio to the shop's says how much of a task is the shop's. */
const HEADING: Visit = {
  name: 'a page of one heading',
  path: buildPath('home'),
  language: 'en',
  isCustomer: false,
  html: '<!doctype html><html lang="en"><title>Meals</title><h1>Healthy meals</h1></html>',
};
const PAGES = [
  { name: 'home', path: buildPath('home') },
  { name: 'a package', path: buildPath('packageCategory', 1) },
];
const VISITS: readonly Visit[] = [
  HEADING,
  ...languageCodes.flatMap((language) =>
    PAGES.flatMap(({ name, path }) =>
      [false, true].map((isCustomer) => ({
        name: `${name}, ${language}, ${isCustomer ? 'customer' : 'visitor'}`,
        path,
        language,
        isCustomer,
      })),
    ),
  ),
];

/** The page is not queried meanwhile: an answer would be a task of its own. */
async function read(browser: Browser, url: string, visit: Visit): Promise<Start> {
  const { path, language, isCustomer, html } = visit;
  const phone = await openPhone(browser, url, language);
  try {
    if (isCustomer) await logIn(phone.page, url, language);
    // A tab of its own: what the page before it does when it is left is no part of the start.
    const page = await phone.page.context().newPage();
    if (html !== undefined)
      await page.route(url + path, (route) =>
        route.fulfill({ contentType: 'text/html', body: html }),
      );
    const events = await trace(browser, page, async () => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await calm();
    });
    const start = readStart(events);
    if (start === null) throw new Error(`${visit.name}: nothing was painted.`);
    return start;
  } finally {
    await phone.close();
  }
}

const tasksOf = ({ untilPaint, afterPaint }: Start) => [...untilPaint, ...afterPaint];
const totalOf = (start: Start) => tasksOf(start).reduce((sum, { ms }) => sum + ms, 0);

/** The longest task of each start: median and most, until the first paint and after it. */
function longestOf(starts: readonly Start[]): string[] {
  const before = starts.map(({ untilPaint }) => longestTask(untilPaint));
  const after = starts.map(({ afterPaint }) => longestTask(afterPaint));
  return [median(before), Math.max(...before), median(after), Math.max(...after)].map(milliseconds);
}

const [server, browser] = await Promise.all([startServer(), openChromium()]);
const network = await startPhoneNetwork(server.url);
const readings = VISITS.map((visit) => ({
  visit,
  atOnce: new Array<Start>(),
  inPackets: new Array<Start>(),
}));
try {
  // The first answer of each page is rendered and compressed; later ones are cached.
  for (const visit of VISITS) await read(browser, server.url, visit);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { visit, atOnce, inPackets } of readings) {
      atOnce.push(await read(browser, server.url, visit));
      inPackets.push(await read(browser, network.url, visit));
    }
  }
} finally {
  await Promise.all([browser.close(), network.stop(), server.stop()]);
}
for (const { visit, atOnce, inPackets } of readings) {
  for (const task of atOnce.flatMap(tasksOf)) sayIfLong(visit.name, task);
  for (const task of inPackets.flatMap(tasksOf)) sayIfLong(`${visit.name}, in packets`, task);
}
const HEAD = ['until the first paint', 'most', 'after it', 'most'];
writeTable('bench:tasks', [
  [
    'the start, slowed four times',
    ...HEAD.map((head) => `in packets: ${head}`),
    ...HEAD.map((head) => `at once: ${head}`),
    'all tasks',
  ],
  ...readings.map(({ visit, atOnce, inPackets }) => [
    visit.name,
    ...longestOf(inPackets),
    ...longestOf(atOnce),
    milliseconds(median(atOnce.map(totalOf))),
  ]),
]);
