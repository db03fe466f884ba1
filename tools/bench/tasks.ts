import type { Browser } from '@playwright/test';
import { startServer } from '../../__tests__/e2e/support/server.ts';
import { languageCodes, type Language } from '../../src/contract/languages.ts';
import { buildPath } from '../../src/contract/pages/matchRoute.ts';
import { median, milliseconds } from './figures.ts';
import { calm, isFrame, sayIfLong, tasksOf } from './mainThread.ts';
import { logIn, openChromium, openPhone, slowDown } from './phone.ts';
import { writeTable } from './table.ts';
import type { Task } from './trace.ts';

const ROUNDS = 5;

interface Start {
  name: string;
  path: string;
  language: Language;
  isCustomer: boolean;
}

const PAGES = [
  { name: 'home', path: buildPath('home') },
  { name: 'a package', path: buildPath('packageCategory', 1) },
];
const STARTS: readonly Start[] = languageCodes.flatMap((language) =>
  PAGES.flatMap((page) => [false, true].map((isCustomer) => ({ ...page, language, isCustomer }))),
);

/** The page is not queried meanwhile: an answer would be a task of its own. */
async function readStart(browser: Browser, url: string, start: Start): Promise<Task[]> {
  const { path, language, isCustomer } = start;
  const { page, close } = await openPhone(browser, url, language);
  try {
    if (isCustomer) await logIn(page, url, language);
    await slowDown(page);
    return await tasksOf(browser, page, async () => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await calm();
    });
  } finally {
    await close();
  }
}

const longest = (tasks: readonly Task[]) => Math.max(...tasks.map(({ ms }) => ms));
const total = (tasks: readonly Task[]) => tasks.reduce((sum, { ms }) => sum + ms, 0);
const afterFrame = (tasks: readonly Task[]) => tasks.slice(tasks.findIndex(isFrame) + 1);

const nameOf = ({ name, language, isCustomer }: Start) =>
  [name, language, isCustomer ? 'customer' : 'visitor'].join(', ');

function row(start: Start, visits: readonly Task[][]): string[] {
  const later = visits.map(afterFrame);
  return [
    nameOf(start),
    milliseconds(median(visits.map((tasks) => longest(tasks.filter(isFrame))))),
    milliseconds(median(later.map(longest))),
    milliseconds(Math.max(...later.map(longest))),
    milliseconds(median(visits.map(total))),
  ];
}

const [server, browser] = await Promise.all([startServer(), openChromium()]);
const visits = STARTS.map((start) => ({ start, read: new Array<Task[]>() }));
try {
  // The first answer of each page is rendered and compressed; later ones are cached.
  for (const start of STARTS) await readStart(browser, server.url, start);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { start, read } of visits) read.push(await readStart(browser, server.url, start));
  }
} finally {
  await Promise.all([browser.close(), server.stop()]);
}
for (const { start, read } of visits) {
  for (const task of read.flatMap(afterFrame)) sayIfLong(nameOf(start), task);
}
writeTable('bench:tasks', [
  ['the start, slowed four times', 'first frame', 'longest task after it', 'most', 'all tasks'],
  ...visits.map(({ start, read }) => row(start, read)),
]);
