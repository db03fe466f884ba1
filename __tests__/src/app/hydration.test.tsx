import { act, waitFor } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { setImmediate } from 'node:timers';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { CustomerInfo } from '../../../src/api/session.ts';
import { App } from '../../../src/app/App.tsx';
import { createStorefront, type Storefront } from '../../../src/app/createStorefront.ts';
import { fetchFirstParts } from '../../../src/app/fetchFirstParts.ts';
import { pages } from '../../../src/app/pages.tsx';
import type { DeliveredState } from '../../../src/app/rootReducer.ts';
import { rootSaga } from '../../support/rootSaga.ts';
import { defaultSettings } from '../../../src/app/settings.ts';
import { languageCodes, type Language } from '../../../src/contract/languages.ts';
import { PAGE_STATE, type RenderPage } from '../../../src/contract/pages/renderedPage.ts';
import { isRendered, routeNames, routes } from '../../../src/contract/pages/routes.ts';
import { requestFinished, requestStarted } from '../../../src/saga/events.ts';
import { selectIsBusy } from '../../../src/saga/progressSlice.ts';
import * as countRenders from '../../support/countRenders.ts';
import { customerInfo, profileResponse } from '../../support/factories/customer.ts';
import { packageResponse } from '../../support/factories/package.ts';
import { fakeApi } from '../../support/fakeApi.ts';
import { fakeBrowser } from '../../support/fakeBrowser.ts';
import { memoryStorage, remembered } from '../../support/memoryStorage.ts';
import { reportUnexpected } from '../../support/reportedErrors.ts';
import { TEST_NOW } from '../../support/testNow.ts';

function mockNoting() {
  return jest.requireActual<typeof countRenders>('../../support/countRenders.ts');
}
jest.mock('react/jsx-runtime', () => mockNoting().notingRuntime());
// Here it would be that of browsers.
jest.mock('react-dom/static', () => jest.requireActual<object>('react-dom/static.node'));
Object.assign(globalThis, { setImmediate });

const { apiBase } = defaultSettings;
const fetch = () =>
  fakeApi({ 'GET package-categories/:id': packageResponse(), 'GET profile': profileResponse() })
    .fetch;

interface ServedPage {
  html: string;
  delivered: DeliveredState;
}

/** What the server sends; in English to a browser that prefers Arabic, which the page offers. */
async function serve(renderPage: RenderPage, url: string, language: Language): Promise<ServedPage> {
  const isLanguageSettled = language === 'ar';
  const languages = isLanguageSettled ? [] : ['ar'];
  const request = { url, language, isLanguageSettled, languages, apiBase, publicUrl: null };
  const { html, state } = await renderPage({ ...request, fetch: fetch() });
  return { html, delivered: JSON.parse(JSON.stringify(state)) as DeliveredState };
}

/** Fakes the clock of the rendering side; timers keep running. */
const setDate = (now: number) =>
  jest.useFakeTimers({
    now,
    doNotFake: [
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ],
  });
const DAY_MS = 24 * 60 * 60_000;

const RENDERED = routeNames.filter(isRendered);
const PATHS = [...RENDERED.map((name) => routes[name].path.replace(':id', '1')), '/no/such/page'];
const served: Record<string, Record<Language, ServedPage>> = {};

beforeAll(async () => {
  setDate(TEST_NOW.getTime());
  // In a React of its own, as on the server: one that renders and hydrates warns of two renderers.
  await jest.isolateModulesAsync(async () => {
    const { renderPage } = await import('../../../src/render.tsx');
    for (const path of PATHS) {
      served[path] = {
        en: await serve(renderPage, path, 'en'),
        ar: await serve(renderPage, path, 'ar'),
      };
    }
  });
  // Here, so that no test waits for its compilation.
  await Promise.all(RENDERED.map((name) => pages[name].fetchAhead()));
});

interface Visit {
  path: string;
  /** In which the page has come. */
  sent: Language;
  /** Which the browser has stored. */
  language: Language;
  customer: CustomerInfo | null;
  /** Milliseconds since it was rendered. A cache may keep it past midnight, and a browser's clock may be wrong. */
  age?: number;
}

const running: { storefront: Storefront; root: Root }[] = [];
afterEach(() => {
  for (const { storefront, root } of running.splice(0)) {
    act(() => root.unmount());
    storefront.stop();
  }
});

/** As a browser shows the page: what React complained of, and what it rendered. */
async function hydrate({ path, sent, age = DAY_MS, ...visitor }: Visit) {
  const { html, delivered } = served[path]![sent];
  setDate(TEST_NOW.getTime() + age);
  const storefront = await createStorefront({
    rootSaga,
    apiBase,
    fetch: fetch(),
    history: createMemoryHistory({ initialEntries: [path] }),
    storage: memoryStorage(remembered(visitor)),
    browser: fakeBrowser(null, ['ar']).port,
    directPayment: null,
    reportError: reportUnexpected,
    delivered,
  });
  const current = storefront.store.getState();
  await fetchFirstParts(storefront.servedState ?? current, current);
  document.body.innerHTML = `<div>${html}</div><template id="${PAGE_STATE}"></template>`;
  const complaints: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...messages) => complaints.push(messages));
  countRenders.takeRenders();
  await act(async () => {
    const root = hydrateRoot(
      document.body.firstElementChild!,
      <App storefront={storefront} settings={defaultSettings} />,
      { onRecoverableError: (error) => complaints.push(error) },
    );
    running.push({ storefront, root });
  });
  await waitFor(() => expect(document.getElementById(PAGE_STATE)).toBeNull());
  return { storefront, complaints, rendered: takeRendered() };
}

const takeRendered = () => countRenders.takeRenders().map(({ name }) => name);

/** Around the page. */
const AROUND = ['StoreRouter', 'Layout', 'CurrentPage'];
const HOME = ['HomePage', 'PackagesOrState', 'DeliveryFacts'];
const PACKAGE = ['ProductPage', 'ProductIntro', 'PlanChoices', 'DeliveryChoices'];

it.each([
  { path: '/', who: 'a visitor', customer: null, names: [...HOME, 'Header', 'Footer'] },
  { path: '/', who: 'a customer', customer: customerInfo(), names: HOME },
  { path: '/package-categories/1', who: 'a visitor', customer: null, names: PACKAGE },
  { path: '/package-categories/1', who: 'a customer', customer: customerInfo(), names: PACKAGE },
])(
  'does not render $path again for $who, which would hydrate the page in one piece',
  async ({ path, customer, names }) => {
    const { storefront, rendered } = await hydrate({
      path,
      sent: 'en',
      language: 'en',
      customer,
      age: 0,
    });
    // What a customer's page asks for by itself has come.
    await waitFor(() => expect(selectIsBusy(storefront.store.getState())).toBe(false));
    const again = [...rendered, ...takeRendered()];
    for (const name of [...AROUND, ...names]) {
      expect({ name, times: again.filter((it) => it === name).length }).toEqual({ name, times: 1 });
    }
  },
);

it('a running call renders its bar alone', async () => {
  const { storefront } = await hydrate({ path: '/', sent: 'en', language: 'en', customer: null });
  takeRendered();
  act(() => void storefront.store.dispatch(requestStarted({ id: 1, endpoint: 'GET home' })));
  act(() => void storefront.store.dispatch(requestFinished({ id: 1, outcome: 'answered' })));
  const bar = ['RunningCalls', 'ProgressBar'];
  expect(takeRendered()).toEqual([...bar, ...bar]);
});

const visits = languageCodes.flatMap((sent) =>
  languageCodes.flatMap((language) => [
    { sent, language, who: 'a guest', customer: null },
    { sent, language, who: 'a customer', customer: customerInfo() },
  ]),
);

describe.each(PATHS)('the page %s', (path) => {
  it.each(visits)(
    'sent in $sent is hydrated without a complaint for $who who has stored $language',
    async ({ sent, language, customer }) => {
      const { complaints } = await hydrate({ path, sent, language, customer });
      expect(complaints).toEqual([]);
      expect(document.documentElement.lang).toBe(language);
    },
  );
});
