import { createMemoryHistory } from 'history';
import type { Saga, SagaMonitor } from 'redux-saga';
import { createStorefront, type Storefront } from '../../src/app/createStorefront.ts';
import type { StateStorage } from '../../src/app/persistence.ts';
import { rootSaga } from './rootSaga.ts';
import type { PaymentTransport } from '../../src/payment/transport.ts';
import type { ReportError } from '../../src/saga/guarded.ts';
import { fakeApi, type Handlers } from './fakeApi.ts';
import { fakeBrowser, type KeptDrafts } from './fakeBrowser.ts';
import { memoryStorage } from './memoryStorage.ts';
import { noAnswer } from './replies.ts';
import { reportUnexpected } from './reportedErrors.ts';

interface StartOptions {
  path?: string;
  /** The content of the storage. */
  stored?: Readonly<Record<string, string>>;
  storage?: StateStorage;
  api?: Handlers;
  /** A direct transport in place of the relay. */
  gateway?: PaymentTransport | null;
  reportError?: ReportError;
  /** All features by default. */
  saga?: Saga;
  /** The tab's earlier storage. */
  drafts?: KeptDrafts | null;
  sagaMonitor?: SagaMonitor;
}

const running: Storefront[] = [];

afterEach(() => {
  for (const storefront of running.splice(0)) storefront.stop();
});

/** The store and the sagas without the screens. */
export async function startStorefront({
  path = '/',
  stored = {},
  storage,
  ...options
}: StartOptions = {}) {
  const memory = memoryStorage(stored);
  const api = fakeApi({ 'GET home': noAnswer(), ...options.api });
  const browser = fakeBrowser(options.drafts);
  const history = createMemoryHistory({ initialEntries: [path] });
  const storefront = await createStorefront({
    rootSaga: options.saga ?? rootSaga,
    apiBase: '/api',
    fetch: api.fetch,
    history,
    storage: storage ?? memory,
    browser: browser.port,
    directPayment: options.gateway ?? null,
    sagaMonitor: options.sagaMonitor,
    reportError: options.reportError ?? reportUnexpected,
  });
  running.push(storefront);
  return {
    storefront,
    api,
    history,
    browser: browser.record,
    storage: memory,
    saveState: storefront.saveState,
  };
}
