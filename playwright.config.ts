import { defineConfig } from '@playwright/test';
import type { WorkerOptions } from './__tests__/e2e/support/fixtures.ts';
import { CHROMIUM_MISSING, findChromium } from './scripts/checks/chromium.ts';
import type { Language } from './src/contract/languages.ts';
import { routeNames } from './src/contract/pages/routes.ts';

const chromium = findChromium();
if (chromium === null) throw new Error(CHROMIUM_MISSING);

const SEED_BITS = 12;
/** What these show is the same in either language. */
const IN_EITHER_LANGUAGE = [
  'anotherServer',
  'appointmentAfterExpiry',
  'changeEmail',
  'changeOrder',
  'changePlan',
  'changedTotal',
  'closedBrowser',
  'declinedAppointment',
  'everyState',
  'fillEveryDay',
  'gatewayCharges',
  'guestRedirect',
  'lostSlot',
  'networkFaults',
  'newRelease',
  'plantedMarkers',
  'renderedPages',
  'replay',
  'scrolling',
  'storedMarkup',
  'twoTabs',
  'yourData',
];

/** Of these names, those that a run with LANGUAGE_SEED leaves to the other language; without it, none. */
function leftToOther(names: readonly string[], language: Language): string[] {
  const seed = process.env['LANGUAGE_SEED'];
  if (seed === undefined) return [];
  const bit = language === 'en' ? 1 : 0;
  return names.filter((_, index) => (Number(seed) >> (index % SEED_BITS)) % 2 === bit);
}

/** A page that is sound in one language can still be cut off in the other: a share, not a proof. */
const shareOf = (language: Language) => ({
  testIgnore: leftToOther(IN_EITHER_LANGUAGE, language).map((name) => `**/${name}.test.ts`),
  grepInvert: leftToOther(routeNames, language).map(
    (name) => new RegExp(`(sees ${name} as it should be|is led from ${name} to)`),
  ),
});

/** Every test runs in both languages, but for the share of LANGUAGE_SEED: English on a desk, Arabic on a phone. */
export default defineConfig<object, WorkerOptions>({
  testDir: '__tests__/e2e/specs',
  outputDir: 'reports/browser-traces',
  globalSetup: './__tests__/e2e/support/globalSetup.ts',
  projects: [
    {
      name: 'english',
      ...shareOf('en'),
      use: { language: 'en', locale: 'en-GB', viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'arabic',
      ...shareOf('ar'),
      use: { language: 'ar', locale: 'ar-KW', viewport: { width: 390, height: 844 } },
    },
  ],
  fullyParallel: true,
  // A server that runs already has one kitchen, whose slots two tests would compete for.
  workers: process.env['SERVER_URL'] === undefined ? 2 : 1,
  forbidOnly: true,
  retries: 0,
  globalTimeout: 20 * 60_000,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: 'reports/browser' }],
    ['json', { outputFile: 'reports/browser.json' }],
  ],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    timezoneId: 'America/Los_Angeles',
    contextOptions: { reducedMotion: 'reduce' },
    // To record every test costs time: run the failed one again with `--trace on`.
    screenshot: 'only-on-failure',
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
