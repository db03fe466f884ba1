import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './__tests__/e2e/engines/flows.test.ts';
import type { WorkerOptions } from './__tests__/e2e/support/workerFixtures.ts';
import { kitchenVisits, nameOfVisit } from './__tests__/e2e/support/kitchenVisits.ts';
import { visitsOf } from './__tests__/e2e/support/routeVisits.ts';
import { flowNames } from './__tests__/support/flows.ts';
import { CHROMIUM_MISSING, findTestChromium } from './scripts/checks/chromium.ts';
import type { Language } from './src/contract/languages.ts';
import { routeNames } from './src/contract/pages/routes.ts';

const chromium = findTestChromium();
if (chromium === null) throw new Error(CHROMIUM_MISSING);

const LANGUAGE_BITS = 12;
const { LANGUAGE_SEED: seed } = process.env;
/** The seed's lower bits say in which language a test runs, the others which of them run at all. */
const turn = Number(seed) >> LANGUAGE_BITS;

/** A customer's money, login and input, the kitchen's login, and files of which a run has a share anyway. */
const IN_EVERY_RUN = [
  'anotherServer',
  'appointmentAfterExpiry',
  'cancelAppointment',
  'changedTotal',
  'changeEmail',
  'changeOrder',
  'closedBrowser',
  'declinedAppointment',
  'declinedPayment',
  'everyState',
  'gatewayCharges',
  'guestRedirect',
  'kitchenLogin',
  'lostSlot',
  'plantedMarkers',
  'renderedPages',
  'renew',
  'replay',
  'stopPlan',
  'storedMarkup',
  'twoTabs',
  'wayToPay',
];
const IN_EVERY_THIRD_RUN = [
  'addressByWeekday',
  'changeDay',
  'changePlan',
  'deliveryTerms',
  'dietitianInvite',
  'failureReasons',
  'fields',
  'fileHost',
  'fillEveryDay',
  'freeze',
  'kitchenAppointments',
  'kitchenCatalogue',
  'kitchenClosedDay',
  'kitchenDay',
  'kitchenMessages',
  'kitchenNumbers',
  'kitchenOrders',
  'kitchenPackages',
  'kitchenPlanDays',
  'kitchenShop',
  'languageOffer',
  'languageSwitch',
  'mailChoices',
  'moveAppointment',
  'networkFaults',
  'newRelease',
  'nutrition',
  'offline',
  'scrolling',
  'shellLinks',
  'skipDay',
  'yourData',
];
/** Tests whose result does not depend on the language. */
const IN_EITHER_LANGUAGE = [...IN_EVERY_RUN, ...IN_EVERY_THIRD_RUN];

/** Of these names, those that a run with LANGUAGE_SEED leaves out on one of two sides; none without a seed. */
function leftOut(names: readonly string[], isSecondSide: boolean, firstBit = 0): string[] {
  if (seed === undefined) return [];
  const bit = isSecondSide ? 0 : 1;
  const bitOf = (index: number) => (Number(seed) >> ((index + firstBit) % LANGUAGE_BITS)) % 2;
  return names.filter((_, index) => bitOf(index) === bit);
}

/** Of these names, all but one of each `count`, which a run with LANGUAGE_SEED leaves out; none without a seed. */
function allButOneOf(count: number, names: readonly string[]): string[] {
  return seed === undefined ? [] : names.filter((_, index) => (index + turn) % count !== 0);
}

const customersVisits = visitsOf('customer').filter(({ stays }) => stays);
const guestsVisits = visitsOf('guest').filter(({ stays }) => stays);
const pagesOfBoth = customersVisits
  .map(({ name }) => name)
  .filter((name) => guestsVisits.some((visit) => visit.name === name));
/**
 * Without a seed, nothing is left out. With one, a fifth of the pages is checked, pages of both guests and customers
 * as one of them; an eighth of the flows is replayed; of files whose tests are tagged as two parts, one part runs.
 */
const leftOutTests = [
  ...allButOneOf(5, routeNames).map((name) => `sees ${name} as it should be`),
  ...allButOneOf(5, kitchenVisits.map(nameOfVisit)).map((name) => `sees ${name} in the kitchen`),
  ...leftOut(pagesOfBoth, false, 5).map((name) => `A guest sees ${name} as it should be`),
  ...leftOut(pagesOfBoth, true, 5).map((name) => `A customer sees ${name} as it should be`),
  ...allButOneOf(8, flowNames('en')).map((name) => `${name} is shown as the customer saw it`),
  ...allButOneOf(2, ['@part-1', '@part-2']),
].map((title) => new RegExp(title));

const leftOutFiles = (language: Language) => [
  ...allButOneOf(3, IN_EVERY_THIRD_RUN),
  ...leftOut(IN_EITHER_LANGUAGE, language === 'ar'),
];

/**
 * A page without faults in one language may still be cut off in the other, so a share proves nothing about the rest.
 */
const shareOf = (language: Language) => ({
  testIgnore: leftOutFiles(language).map((name) => `**/${name}.test.ts`),
  grepInvert: [
    ...leftOutTests,
    ...leftOut(kitchenVisits.map(nameOfVisit), language === 'ar', 3).map(
      (name) => new RegExp(`sees ${name} in the kitchen`),
    ),
    ...leftOut(routeNames, language === 'ar').map(
      (name) => new RegExp(`(sees ${name} as it should be|is led from ${name} to)`),
    ),
  ],
});

const english = {
  language: 'en',
  locale: 'en-GB',
  viewport: { width: 1280, height: 900 },
} as const;
const arabic = { language: 'ar', locale: 'ar-KW', viewport: { width: 390, height: 844 } } as const;

/**
 * Playwright cannot drive the installed builds of these browsers. Both flows run in both languages, or a purchase in one
 * browser and an appointment in the other.
 */
const otherBrowsers = (['firefox', 'webkit'] as const).flatMap((engine) =>
  (['english', 'arabic'] as const).map((name) => ({
    name: `${engine}-${name}`,
    testDir: '__tests__/e2e/engines',
    expect: { timeout: 20_000 },
    use: { engine, language: name === 'arabic' ? 'ar' : 'en' } as const,
  })),
);
const inShare = ['firefox-english', 'webkit-arabic'];
const shareOfOthers = otherBrowsers
  .filter(({ name }) => inShare.includes(name))
  .map((project, index) => ({
    ...project,
    grep: new RegExp(`@short-${((index + turn) % 2) + 1}`),
  }));

/**
 * Every test runs in both languages, except for the share of LANGUAGE_SEED: English on a desktop, Arabic on a phone.
 */
export default defineConfig<object, WorkerOptions & EngineOptions>({
  testDir: '__tests__/e2e/specs',
  outputDir: 'reports/browsers-traces',
  globalSetup: './__tests__/e2e/support/globalSetup.ts',
  projects: [
    { name: 'english', ...shareOf('en'), use: english },
    { name: 'arabic', ...shareOf('ar'), use: arabic },
    ...(seed === undefined ? otherBrowsers : shareOfOthers),
  ],
  fullyParallel: true,
  // A running server has one kitchen, whose slots two tests would compete for.
  workers: process.env['SERVER_URL'] === undefined ? 2 : 1,
  forbidOnly: true,
  retries: 0,
  // Eighteen minutes for all of them, five for a share; a machine at half its speed takes twice as long.
  globalTimeout: (seed === undefined ? 60 : 20) * 60_000,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: 'reports/browsers' }],
    ['json', { outputFile: 'reports/browsers.json' }],
  ],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    timezoneId: 'America/Los_Angeles',
    // It would answer in the place of `page.route`; its own test allows it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Keeps the page before and after each action. A video as well would slow the tests down.
    trace: { mode: 'retain-on-failure', snapshots: true, screenshots: false, sources: false },
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
