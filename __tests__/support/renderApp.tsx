import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryHistory, type InitialEntry, type To } from 'history';
import type { CustomerInfo } from '../../src/api/session.ts';
import { App } from '../../src/app/App.tsx';
import { createStorefront, type Storefront } from '../../src/app/createStorefront.ts';
import { rootSaga } from './rootSaga.ts';
import { defaultSettings, type RuntimeSettings } from '../../src/app/settings.ts';
import type { SagaMonitor } from 'redux-saga';
import type { Language } from '../../src/contract/languages.ts';
import type { PaymentTransport } from '../../src/payment/transport.ts';
import type { RecordedVisit } from '../../src/saga/browserPort.ts';
import type { ReportError } from '../../src/saga/guarded.ts';
import { fakeApi, type Handlers } from './fakeApi.ts';
import { fakeBrowser, type KeptDrafts } from './fakeBrowser.ts';
import { memoryStorage, remembered } from './memoryStorage.ts';
import { reportUnexpected } from './reportedErrors.ts';
import { watchTexts } from './watchTexts.ts';

interface RenderAppOptions {
  /** Where the visit starts; the last of several. */
  path?: InitialEntry | InitialEntry[];
  language?: Language;
  /** Logged in as. */
  customer?: CustomerInfo | null;
  /** Further remembered slices, such as `paymentUnderWay`. */
  stored?: Readonly<Record<string, unknown>>;
  /** Beyond `GET home` and `POST logout`, which have default answers. */
  api?: Handlers;
  /** A direct transport in place of the relay. */
  gateway?: PaymentTransport | null;
  settings?: Partial<RuntimeSettings>;
  reportError?: ReportError;
  /** The tab's earlier storage. */
  drafts?: KeptDrafts | null;
  sagaMonitor?: SagaMonitor | undefined;
  /** The tab's recording. */
  visit?: RecordedVisit | null;
  /** The browser's languages, the preferred one first; English by default. */
  languages?: readonly string[];
  /** The language that the server knows by the cookie. */
  keptLanguage?: Language | null;
}

const running: Storefront[] = [];

afterEach(() => {
  for (const storefront of running.splice(0)) storefront.stop();
});

/** The whole shop, as `start` shows it, over a faked network, storage and browser. */
export async function renderApp(options: RenderAppOptions = {}) {
  watchTexts();
  const { path = '/', language = 'en', customer = null, stored = {} } = options;
  const api = fakeApi(options.api);
  const browser = fakeBrowser(
    options.drafts,
    options.languages,
    options.visit,
    options.keptLanguage,
  );
  const storage = memoryStorage(remembered({ customer, language, more: stored }));
  const history = createMemoryHistory({ initialEntries: [path].flat() });
  const settings = { ...defaultSettings, ...options.settings };
  const { reportError = reportUnexpected } = options;
  const storefront = await createStorefront({
    rootSaga,
    apiBase: defaultSettings.apiBase,
    fetch: api.fetch,
    history,
    storage,
    browser: browser.port,
    directPayment: options.gateway ?? null,
    maintenance: settings.maintenance,
    sagaMonitor: options.sagaMonitor,
    reportError,
  });
  running.push(storefront);
  // An earlier test's title could be mistaken for the awaited one.
  document.title = '';
  const view = await act(async () =>
    render(<App storefront={storefront} settings={settings} />, { onCaughtError: reportError }),
  );
  await waitFor(() => expect(document.title).not.toBe(''));
  // Without a delay, user-event also works on a stopped clock.
  const user = userEvent.setup({ delay: null });
  /** Like the browser's address bar and its back button. */
  const visit = (to: To) => act(async () => history.push(to));
  return { ...view, user, visit, storefront, history, api, storage, browser: browser.record };
}
