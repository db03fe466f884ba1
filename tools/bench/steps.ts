import type { Locator, Page } from '@playwright/test';
import { COMMENTS } from '../../__tests__/e2e/support/appointments.ts';
import { firstCategory } from '../../__tests__/e2e/support/orders.ts';
import { pagesOf } from '../../__tests__/e2e/pages/pagesOf.ts';
import { startServer } from '../../__tests__/e2e/support/server.ts';
import { textsOf } from '../../__tests__/e2e/support/texts.ts';
import { buildPath } from '../../src/contract/pages/matchRoute.ts';
import { median, milliseconds } from './figures.ts';
import { calm } from './mainThread.ts';
import { logIn, openChromium, openPhone, slowDown, tap } from './phone.ts';
import { startPhoneNetwork } from './phoneNetwork.ts';
import { writeTable } from './table.ts';
import { watchStep, type WatchedStep } from './watchStep.ts';

const ROUNDS = 5;
const GOAL = 'at most 100 ms';

interface Step extends WatchedStep {
  name: string;
  /** What the customer does first. */
  prepare: () => Promise<unknown>;
  target: Locator;
  goal: string;
}

function stepsOf(page: Page, packageName: string): Step[] {
  const text = textsOf('en');
  const { home, product, questionnaire, meals, cart, ...pages } = pagesOf(page, text);
  const { appointmentDetails, calendar } = pages;
  const open = async (path: string) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  };
  const nothing = () => Promise.resolve();
  return [
    {
      name: 'home → a package, touched at once',
      prepare: () => open(buildPath('home')),
      target: home.packages.first(),
      call: null,
      heading: packageName,
      goal: '',
    },
    {
      name: 'package → questionnaire',
      prepare: nothing,
      target: product.subscribeButton,
      call: '/api/carts',
      heading: text('questionnaire.title'),
      goal: GOAL,
    },
    {
      name: 'questionnaire → meals',
      prepare: () => questionnaire.answerNothingSpecial(),
      target: questionnaire.saveButton,
      call: '/api/dislikes-allergies',
      heading: text('mealSelection.who'),
      goal: GOAL,
    },
    {
      name: 'meals → cart',
      prepare: nothing,
      target: meals.dietitianButton,
      call: '/api/meal-selection',
      heading: text('cart.title'),
      goal: GOAL,
    },
    {
      name: 'cart → checkout',
      prepare: nothing,
      target: cart.checkOutButton,
      call: null,
      heading: text('checkout.title'),
      goal: GOAL,
    },
    {
      name: 'dietitian → calendar',
      prepare: async () => {
        await open(buildPath('dietitianAppointment'));
        await appointmentDetails.dietitians.first().click();
        await appointmentDetails.comments.fill(COMMENTS);
      },
      target: appointmentDetails.nextButton,
      call: null,
      heading: text('booking.calendar.title'),
      goal: GOAL,
    },
    {
      name: 'calendar → preview',
      prepare: () => calendar.chooseTime(),
      target: calendar.nextButton,
      call: null,
      heading: text('booking.review.title'),
      goal: GOAL,
    },
  ];
}

type Reading = Step & { took: number };

const [server, browser] = await Promise.all([startServer(), openChromium()]);
const network = await startPhoneNetwork(server.url);

interface Condition {
  /** Where the phone finds the shop. */
  url: string;
  isSlowed: boolean;
  visits: Reading[][];
}

const asItIs: Condition = { url: server.url, isSlowed: false, visits: [] };
const slowed: Condition = { url: server.url, isSlowed: true, visits: [] };
const onPhonesNetwork: Condition = { url: network.url, isSlowed: true, visits: [] };
const conditions = [asItIs, slowed, onPhonesNetwork];

/** A customer who buys a plan and books an appointment, up to the payment. */
async function readVisit({ url, isSlowed }: Condition): Promise<Reading[]> {
  const { name_en: packageName } = await firstCategory(`${server.url}/api`);
  const { page, close } = await openPhone(browser, url, 'en');
  const readings: Reading[] = [];
  try {
    await logIn(page, url, 'en');
    if (isSlowed) await slowDown(page);
    for (const step of stepsOf(page, packageName)) {
      await step.prepare();
      // The customer reads meanwhile.
      await calm();
      const { heading, call } = step;
      const watched = await page.evaluateHandle(watchStep, { heading, call });
      await tap(page, step.target);
      readings.push({ ...step, took: await watched.evaluate(({ shown }) => shown) });
    }
  } finally {
    await close();
  }
  return readings;
}

try {
  // The first answer of each page is the one that is made and compressed.
  await readVisit(slowed);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const condition of conditions) condition.visits.push(await readVisit(condition));
  }
} finally {
  await Promise.all([browser.close(), network.stop(), server.stop()]);
}

/** Median and most. */
function figuresOf({ visits }: Condition, index: number): string[] {
  const took = visits.map((readings) => readings[index]?.took ?? NaN);
  return [median(took), Math.max(...took)].map(milliseconds);
}

const HEAD = ['the next step shows', 'after', 'not slowed: median', 'most'];
const SLOWED_HEAD = ['slowed four times: median', 'most', 'and a phone’s network: median', 'most'];
const [first = []] = slowed.visits;
writeTable('bench:steps', [
  [...HEAD, ...SLOWED_HEAD, 'goal'],
  ...first.map(({ name, call, goal }, index) => [
    name,
    call === null ? 'the press' : `the answer of ${call}`,
    ...conditions.flatMap((condition) => figuresOf(condition, index)),
    goal,
  ]),
]);
