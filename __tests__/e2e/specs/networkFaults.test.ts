import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { fillCart } from '../support/orders.ts';
import type { Language } from '../support/texts.ts';

type Fault = (route: Route) => Promise<void>;

const busy =
  (status: number, headers: Record<string, string>): Fault =>
  (route) =>
    route.fulfill({
      status,
      headers,
      json: { status: false, code: status, response: { error: 'unavailable', message: 'Later.' } },
    });

/** What a real network does to a call; two of them reach the server and lose its answer. */
const faults: Record<string, Fault> = {
  'no connection': (route) => route.abort('internetdisconnected'),
  'a connection that breaks': (route) => route.abort('connectionreset'),
  'an answer that is lost': async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  'half of an answer': async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.slice(0, text.length / 2) });
  },
  'a proxy’s page': (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }),
  'a crash': busy(500, {}),
  'too many': busy(429, { 'retry-after': '7' }),
  'a moment’s pause': busy(503, { 'retry-after': '5' }),
};

/** Two faults for a call, one after the other; from then on it gets through. */
async function disturb(page: Page, seed: number, method: string, path: string): Promise<void> {
  const names = Object.keys(faults);
  const due = [0, 3].map((step) => names[(seed + step) % names.length]!);
  await page.route(`**/api/${path}`, async (route) => {
    const name = route.request().method() === method ? due.shift() : undefined;
    await (name === undefined ? route.fallback() : faults[name]!(route));
  });
}

/** The two languages begin at different faults; another seed shifts both. */
const seedOf = (language: Language) =>
  Number(process.env['FAULT_SEED'] ?? 0) + (language === 'en' ? 0 : 4);

async function twice(work: () => Promise<void>): Promise<void> {
  await work();
  await work();
}

test('Buying a plan gets through a network that fails at every call', async ({
  page,
  pages,
  customer,
  serverUrl,
  language,
  text,
  complaints,
}) => {
  const seed = seedOf(language);
  await fillCart(`${serverUrl}/api`, customer.token);
  await pages.login.open('/login?redirect=/checkout');
  await pages.login.logIn(customer);
  await pages.checkout.payButton.waitFor();
  const troubles = page.getByRole('alert');

  const { payButton } = pages.checkout;
  await disturb(page, seed, 'POST', 'subscriptions');
  await disturb(page, seed + 1, 'POST', 'payments/checkout');
  await disturb(page, seed + 2, 'PUT', 'subscriptions');
  const note = pages.checkout.field('comment');
  await note.fill('Ring twice');
  await twice(async () => {
    await pages.checkout.pay();
    await expect(troubles.first()).toBeVisible();
    await expect(payButton).toBeEnabled();
    await expect(note).toHaveValue('Ring twice');
  });
  await pages.checkout.pay();

  const again = page.getByRole('main').getByRole('button', { name: text('failure.retry') });
  await twice(async () => {
    await expect(troubles.first()).toBeVisible();
    await again.click();
  });
  await pages.hostedPayment.pay();
  await expect(pages.thankYou.title).toBeVisible();
  // Chromium writes each fault to the console.
  expect(complaints.splice(0).length).toBeGreaterThan(0);
});
