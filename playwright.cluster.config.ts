import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Journeys through three processes behind nginx, which are killed during the tests, as is their database. */
export default defineConfig({
  ...config,
  testDir: '__tests__/e2e/cluster',
  outputDir: 'reports/cluster-traces',
  globalSetup: [],
  projects: [{ name: 'cluster' }],
  fullyParallel: false,
  workers: 1,
  reporter: [['list']],
  use: {
    ...config.use,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    // The tests use a certificate of their own.
    ignoreHTTPSErrors: true,
  },
});
