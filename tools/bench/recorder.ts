import { chromium, type Page, type Route } from '@playwright/test';
import { signUpByApi } from '../../__tests__/e2e/support/customers.ts';
import { pagesOf } from '../../__tests__/e2e/pages/pagesOf.ts';
import { startServer } from '../../__tests__/e2e/support/server.ts';
import { textsOf } from '../../__tests__/e2e/support/texts.ts';
import { CHROMIUM_MISSING, findChromium } from '../../scripts/checks/chromium.ts';
import { median } from './figures.ts';
import { SLOWDOWN } from './slowedTasks.ts';
import { writeTable } from './table.ts';

const PURCHASES = 9;

/** Milliseconds of the recorder, by the actions of a task: other load on the machine affects one purchase, not all. */
type Spent = Map<string, number[]>;

interface Times {
  /** A page that starts: every saga begins. */
  starting: Spent;
  /** After the first click, which waits for it: all actions and effects. */
  pressed: Spent;
}

function add(spent: Spent, actions: string, ms: number) {
  spent.set(actions, [...(spent.get(actions) ?? []), ms]);
}

/** The place in the built redux-saga that notifies its monitor. */
const TELLS =
  /([\w$]+(?:\.[\w$]+)*)\.(actionDispatched|rootSagaStarted|effect(?:Triggered|Resolved|Rejected|Cancelled))\(/g;

/** Runs in the page, before its own code. */
function measure() {
  const page = window as unknown as Record<string, (...values: unknown[]) => unknown>;
  let isPressed = false;
  const press = () => {
    isPressed = true;
  };
  window.addEventListener('pointerdown', press, true);
  window.addEventListener('keydown', press, true);
  type Methods = Record<string, ((...values: unknown[]) => void) | undefined>;
  const nothing = () => undefined;
  const empty: Methods = {
    actionDispatched: nothing,
    rootSagaStarted: nothing,
    effectTriggered: nothing,
    effectResolved: nothing,
    effectRejected: nothing,
    effectCancelled: nothing,
  };
  const time = (monitor: Methods, method: string, heard: readonly unknown[]) => {
    const begun = performance.now();
    monitor[method]?.(...heard);
    return performance.now() - begun;
  };
  let task = NaN;
  let actions = '';
  const endOfTask = new MessageChannel();
  endOfTask.port1.onmessage = () => {
    page['taskMeasured']?.(isPressed ? 'pressed' : 'starting', actions, task);
    task = NaN;
  };
  page['timed'] = (monitor, method, ...heard) => {
    if (Number.isNaN(task)) {
      task = 0;
      actions = '';
      endOfTask.port2.postMessage(null);
    }
    // A call of nothing takes as long as a third of what is timed: the timing itself.
    task -= time(empty, method as string, heard);
    task += time(monitor as Methods, method as string, heard);
    actions += (heard[0] as { type?: string }).type ?? '';
  };
}

const measured = (code: string) => code.replace(TELLS, 'timed($1,"$2",');

async function answerScript(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: measured(await response.text()) });
}

/** A browser counts in steps of 0.1 ms, unless a page is isolated. */
async function answerDocument(route: Route): Promise<void> {
  const response = await route.fetch({ maxRedirects: 0 });
  const isolated = {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  };
  await route.fulfill({ response, headers: { ...response.headers(), ...isolated } });
}

async function buy(page: Page, url: string): Promise<void> {
  const pages = pagesOf(page, textsOf('en'));
  const customer = await signUpByApi(`${url}/api`, 'en');
  await pages.login.open('/login?record');
  await pages.login.logIn(customer);
  await pages.home.chooseFirstPackage();
  await pages.product.choose('meals', '2');
  await pages.product.choose('snacks', '1');
  await pages.product.subscribe();
  await pages.questionnaire.answer();
  await pages.meals.chooseOwnMeals({ meal: 2, snack: 1 });
  await pages.cart.applyVoucher('WELCOME10');
  await pages.cart.checkOut();
  await pages.checkout.pay();
  await pages.hostedPayment.pay();
  await pages.thankYou.title.waitFor();
}

async function readPurchases(): Promise<Times> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(CHROMIUM_MISSING);
  const [server, browser] = await Promise.all([
    startServer(),
    chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] }),
  ]);
  const times: Times = { starting: new Map(), pressed: new Map() };
  try {
    const context = await browser.newContext({ baseURL: server.url });
    await context.exposeFunction('taskMeasured', (when: keyof Times, actions: string, ms: number) =>
      add(times[when], actions, ms),
    );
    await context.addInitScript(measure);
    await context.route('**/assets/*.js', answerScript);
    await context.route(
      (url) => url.origin === server.url && !/^\/(assets|api)\//.test(url.pathname),
      (route) =>
        route.request().resourceType() === 'document' ? answerDocument(route) : route.fallback(),
    );
    const page = await context.newPage();
    for (let bought = 0; bought < PURCHASES; bought += 1) {
      await buy(page, server.url);
      await context.clearCookies();
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
  } finally {
    await Promise.all([browser.close(), server.stop()]);
  }
  return times;
}

/** Not throttled by Chromium, which would stop the processor now and then in the middle of a measured task. */
const milliseconds = (figure: number) => `${(figure * SLOWDOWN).toFixed(2)} ms`;

function row(name: string, spent: Spent, goal: string) {
  const medians = [...spent.values()].filter(({ length }) => length >= PURCHASES).map(median);
  return [
    name,
    String(medians.length),
    milliseconds(median(medians)),
    milliseconds(Math.max(...medians)),
    goal,
  ];
}

const { starting, pressed } = await readPurchases();
writeTable('bench:recorder', [
  ['the recorder', 'kinds of tasks', 'median', 'most', 'goal'],
  row('in a task after a press', pressed, 'at most 1 ms'),
  row('in a task of a page that starts', starting, ''),
]);
