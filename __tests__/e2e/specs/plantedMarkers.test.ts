import type { Page, Request } from '@playwright/test';
import { LANGUAGE_COOKIE } from '../../../src/contract/pages/languageCookie.ts';
import { CIVIL_ID } from '../pages/SignUpPage.ts';
import { someone } from '../support/customers.ts';
import { expect, test } from '../support/fixtures.ts';

const HEALTH = 'Qz7-health';
const ALLERGY = 'Qz7-allergy';
const COMMENTS = 'Qz7-comments';
const NOTE = 'Qz7-note';
const ABOUT_HEALTH = [HEALTH, ALLERGY, COMMENTS];

test('The browser stores a customer’s input only where it belongs', async ({
  page,
  pages,
  language,
  serverUrl,
}) => {
  const customer = someone(language);
  const secrets = [customer.password, CIVIL_ID];
  const { requests, addresses, answers } = watch(page);
  const tab = () => storedText(page, 'sessionStorage');

  await pages.signUp.open();
  await pages.signUp.register(customer);
  await expect(page).toHaveURL('/');
  await pages.home.chooseFirstPackage();
  await pages.product.subscribe();
  await pages.questionnaire.answerWith({ condition: HEALTH, others: ALLERGY });
  // A draft, until it is saved.
  for (const answer of [HEALTH, ALLERGY]) await expect.poll(tab).toContain(answer);
  await pages.questionnaire.save();
  await pages.meals.letDietitianChoose();
  await pages.cart.note.fill(NOTE);
  await pages.cart.checkOut();
  await pages.checkout.pay();
  await expect(pages.hostedPayment.payButton).toBeVisible();
  const referrers = [await page.evaluate(() => document.referrer)];
  await pages.hostedPayment.pay();
  await expect(pages.thankYou.title).toBeVisible();

  await pages.appointmentDetails.open();
  await pages.appointmentDetails.describe(COMMENTS);
  await expect.poll(tab).toContain(COMMENTS);
  await pages.calendar.chooseTime({ day: 6 });
  await pages.calendar.goToReview();
  await pages.review.hold();
  await pages.bookingPayment.confirmAndPay();
  await expect(pages.hostedPayment.payButton).toBeVisible();
  referrers.push(await page.evaluate(() => document.referrer));
  await pages.hostedPayment.pay();
  await expect(pages.appointmentConfirmed.title).toBeVisible();

  const { email, phone } = customer;
  const token = await tokenOf(page);
  const everything = [...secrets, ...ABOUT_HEALTH, NOTE, token, email, phone];

  await test.step('the storage of the shop and of the tab', async () => {
    const remembered = await storedText(page, 'localStorage');
    expect(foundIn(remembered, everything)).toEqual([token, email, phone]);
    expect(foundIn(await tab(), everything)).toEqual([]);
  });

  await test.step('every other place of the browser', async () => {
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ name }) => name !== LANGUAGE_COOKIE)).toEqual([]);
    expect(foundIn(JSON.stringify(cookies), everything)).toEqual([]);
    expect(await otherPlaces(page)).toEqual({ databases: [], caches: [], workers: 0, name: '' });
  });

  await test.step('addresses, requests and referrers', () => {
    const visible = [...addresses, ...requests.map((request) => request.url()), ...referrers];
    expect(addresses.length).toBeGreaterThan(10);
    expect(foundIn(visible.join('\n'), everything)).toEqual([]);
    expect(referrers).toEqual(['', '']);
    expect(requests.map((request) => request.headers()['referer'] ?? '').filter(Boolean)).toEqual(
      [],
    );
  });

  await test.step('requests', () => {
    const foreign = requests.filter((request) => !request.url().startsWith(serverUrl));
    expect(foreign.length).toBeGreaterThan(0);
    expect(foundIn(foreign.map(allOf).join('\n'), everything)).toEqual([]);
    const callsWith = (words: readonly string[]) => [
      ...new Set(
        requests
          .filter((request) => foundIn(request.postData() ?? '', words).length > 0)
          .map((request) => new URL(request.url()).pathname),
      ),
    ];
    expect(callsWith(secrets)).toEqual(['/api/register']);
    expect(callsWith([HEALTH, ALLERGY])).toEqual(['/api/dislikes-allergies']);
    expect(callsWith([COMMENTS])).toEqual(['/api/appointment-booking']);
  });

  await test.step('stored answers', () => {
    expect(answers.size).toBeGreaterThan(10);
    expect([...answers.values()].filter((control) => control !== 'no-store')).toEqual([]);
  });

  await test.step('after a logout, nothing', async () => {
    await pages.profile.open();
    await pages.profile.logOut();
    await expect(page).toHaveURL('/login');
    const stored = async () =>
      (await storedText(page, 'localStorage')) + (await storedText(page, 'sessionStorage'));
    await expect.poll(async () => foundIn(await stored(), everything)).toEqual([]);
  });
});

const foundIn = (text: string, words: readonly string[]) =>
  words.filter((word) => text.includes(word));

/** Every request, every address that the tab shows, and how long each answer to a customer may be kept. */
function watch(page: Page) {
  const requests: Request[] = [];
  const addresses: string[] = [];
  const answers = new Map<string, string | undefined>();
  page.on('request', (request) => requests.push(request));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isOfCustomer = response.request().headers()['authorization'] !== undefined;
    if (pathname.startsWith('/api/') && isOfCustomer) {
      answers.set(pathname, response.headers()['cache-control']);
    }
  });
  return { requests, addresses, answers };
}

const allOf = (request: Request) =>
  [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join('\n');

const storedText = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => JSON.stringify(Object.entries(window[name])), storage);

async function tokenOf(page: Page): Promise<string> {
  const [, token] = /token[\\":]+([\w-]{20,})/.exec(await storedText(page, 'localStorage')) ?? [];
  if (token === undefined) throw new Error('The browser remembers no token.');
  return token;
}

const otherPlaces = (page: Page) =>
  page.evaluate(async () => ({
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    name: window.name,
  }));
