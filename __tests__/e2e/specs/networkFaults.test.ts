import type { Page, Route } from '@playwright/test';
import type { AppointmentsResponse } from '../../../src/contract/wire/appointment.ts';
import type { Cart } from '../../../src/contract/wire/cart.ts';
import { COMMENTS } from '../support/appointments.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillCart, firstCategory } from '../support/orders.ts';
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

/** Faults of a real network; two of them reach the server and lose its answer. */
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

/** Two faults for a call, one after the other; the third try succeeds. */
async function disturb(page: Page, seed: number, method: string, path: string): Promise<void> {
  const names = Object.keys(faults);
  const due = [0, 3].map((step) => names[(seed + step) % names.length]!);
  await page.route(`**/api/${path}`, async (route) => {
    const name = route.request().method() === method ? due.shift() : undefined;
    await (name === undefined ? route.fallback() : faults[name]!(route));
  });
}

/** The two languages start with different faults; another seed shifts both. */
const seedOf = (language: Language) =>
  Number(process.env['FAULT_SEED'] ?? 0) + (language === 'en' ? 0 : 4);

async function twice(work: () => Promise<void>): Promise<void> {
  await work();
  await work();
}

test('A plan gets into the cart once through a network that fails', async ({
  page,
  pages,
  customer,
  api,
  serverUrl,
  language,
  complaints,
}) => {
  const { id } = await firstCategory(`${serverUrl}/api`);
  await pages.login.open(`/login?redirect=/package-categories/${id}`);
  await pages.login.logIn(customer);
  const { subscribeButton } = pages.product;
  await pages.product.choose('delivery', 'except_friday');
  await expect(page).toHaveURL(/except_friday/);
  const { search } = new URL(page.url());
  await disturb(page, seedOf(language) + 1, 'POST', 'carts');
  await twice(async () => {
    await pages.product.subscribe();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(subscribeButton).toBeEnabled();
    expect(new URL(page.url()).search).toBe(search);
  });
  await pages.product.subscribe();
  await expect(page).toHaveURL(/\/dislikes-allergies\/\d+$/);
  const { cart } = await api.get<{ cart: Cart }>('carts');
  expect(cart.items.map(({ quantity }) => quantity)).toEqual([1]);
  expect(complaints.splice(0).length).toBeGreaterThan(0);
});

test('Booking an appointment gets through a network that fails at every call', async ({
  page,
  pages,
  customer,
  api,
  language,
  text,
  complaints,
}) => {
  const seed = seedOf(language) + 1;
  await pages.appointmentDetails.open();
  await pages.login.logIn(customer);
  await disturb(page, seed, 'GET', 'appointment-bookings-time-slots?*');
  await disturb(page, seed + 1, 'POST', 'appointment-booking');
  await disturb(page, seed + 2, 'POST', 'payments/checkout');
  await disturb(page, seed + 3, 'PUT', 'appointment-booking');
  const troubles = page.getByRole('main').getByRole('alert');
  const again = page.getByRole('main').getByRole('button', { name: text('failure.retry') });
  const pressAgain = async () => {
    await expect(troubles.first()).toBeVisible();
    await again.click();
  };
  await pages.appointmentDetails.describe(COMMENTS);
  await twice(pressAgain);
  await pages.calendar.chooseTime();
  await pages.calendar.goToReview();

  const { holdButton } = pages.review;
  await twice(async () => {
    await pages.review.hold();
    await expect(troubles.first()).toBeVisible();
    await expect(holdButton).toBeEnabled();
    await expect(page.getByText(COMMENTS)).toBeVisible();
  });
  await pages.review.hold();
  await pages.bookingPayment.confirmAndPay();
  await twice(pressAgain);
  await pages.hostedPayment.pay();
  await expect(pages.appointmentConfirmed.title).toBeVisible();
  const { bookings } = await api.get<AppointmentsResponse>('customer-booking');
  expect(bookings).toHaveLength(1);
  expect(complaints.splice(0).length).toBeGreaterThan(0);
});

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
