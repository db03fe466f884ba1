import { defineConfig } from '@playwright/test';
import type { WorkerOptions } from './__tests__/e2e/support/workerFixtures.ts';
import config from './playwright.config.ts';

/** The tests that are recorded. */
const flows = [
  'An appointment that goes on after its session has expired',
  'Booking an appointment and paying for it',
  'Buying a plan with own meals and a voucher',
  "Buying a plan with the dietitian's choice through quick sign-up",
  'Cancelling an appointment with a reason',
  'meals are changed in My plan until its cut-off',
  'A day is skipped and taken back until its cut-off',
  'A plan goes to another address by weekday until the cut-off',
  'A plan is frozen and the freeze ended until the cut-off',
  'A plan is stopped within its first three deliveries',
  'A plan near its end is renewed with one press',
  'Declined, changed, everything back in the cart, paid; Back leads to the orders',
  'A declined payment, then Pay Now, then paid',
  'A paid appointment moves to another time until a day before',
  'A slot lost to another customer while paying, then another one',
  'Switching the language with unsaved answers',
];

/** Writes `__tests__/flows`, so slowly that each step can be seen. */
export default defineConfig<object, WorkerOptions>({
  ...config,
  grep: flows.map((title) => new RegExp(title)),
  outputDir: 'reports/record-traces',
  reporter: [['list']],
  use: {
    ...config.use,
    records: true,
    launchOptions: { ...config.use?.launchOptions, slowMo: 900 },
  },
});
