import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './__tests__/e2e/engines/flows.test.ts';

/** The two flows in the browsers that Playwright does not drive, in both languages. */
export default defineConfig<object, EngineOptions>({
  testDir: '__tests__/e2e/engines',
  outputDir: 'reports/browsers-traces',
  globalSetup: './__tests__/e2e/support/globalSetup.ts',
  projects: [
    { name: 'firefox-english', use: { engine: 'firefox', language: 'en' } },
    { name: 'firefox-arabic', use: { engine: 'firefox', language: 'ar' } },
    { name: 'webkit-english', use: { engine: 'webkit', language: 'en' } },
    { name: 'webkit-arabic', use: { engine: 'webkit', language: 'ar' } },
  ],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  globalTimeout: 10 * 60_000,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/browsers.json' }]],
});
