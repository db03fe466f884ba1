import type { History } from 'history';
import { connectionLost, connectionRestored } from '../features/connection/connectionSlice.ts';
import { recordingBegun } from '../features/problemReport/problemReportSlice.ts';
import { pageRestored } from '../saga/events.ts';
import { createStorefront, type Storefront, type StorefrontOptions } from './createStorefront.ts';
import { PAGE_STATE } from '../contract/pages/renderedPage.ts';
import { directPaymentOf } from './directPayment.ts';
import { fetchRecorder, keptRecording } from './fetchRecorder.ts';
import { readSlices, storageOf } from './persistence.ts';
import type { DeliveredState } from './rootReducer.ts';
import { recoverWith } from '../ui/failures.ts';
import { releaseFollower } from './newRelease.ts';
import { readSettings } from './settings.ts';
import { STORED_KEY } from './storedKey.ts';
import { otherTabStored } from './tabsSaga.ts';
import { windowPort } from './windowPort.ts';

interface StartOptions {
  history: History;
  window: Window & typeof globalThis;
  rootSaga: StorefrontOptions['rootSaga'];
  pause?: StorefrontOptions['pause'];
}

/** Connects a storefront to the browser; index.tsx renders it. */
export async function start({ history, window, rootSaga, pause }: StartOptions) {
  const settings = readSettings(window);
  const browser = windowPort(window);
  recoverWith(
    releaseFollower({
      document: window.document,
      fetch: (...request) => window.fetch(...request),
      storage: () => window.sessionStorage,
      reload: () => void browser.reload(),
    }),
  );
  const reportError = (error: unknown) => window.reportError(error);
  const delivered = readDelivered(window.document);
  const recorder = await fetchRecorder({ window, history, delivered, reportError });
  const storefront = await createStorefront({
    rootSaga,
    apiBase: settings.apiBase,
    fetch: (...request) => window.fetch(...request),
    history,
    storage: storageOf(() => window.localStorage),
    browser: { ...browser, recorder, beginRecording: () => keptRecording(window).keep('') },
    maintenance: settings.maintenance,
    directPayment: directPaymentOf(settings, reportError),
    reportError,
    delivered,
    sagaMonitor: recorder?.monitor,
    ...(pause && { pause }),
  });
  // A developer knows.
  if (recorder !== null && process.env.NODE_ENV !== 'development') {
    storefront.store.dispatch(recordingBegun());
  }
  window.addEventListener('pagehide', () => {
    // A form keeps its draft when a field loses the focus.
    const { activeElement } = window.document;
    if (activeElement instanceof window.HTMLElement) activeElement.blur();
    // redux-persist writes with a delay: a page that is left at once would lose the login.
    void storefront.saveState();
    recorder?.save();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) storefront.store.dispatch(pageRestored());
  });
  watchConnection(window, storefront);
  watchOtherTabs(window, storefront);
  return { storefront, settings };
}

/** Null on a page that the server has not rendered; it has written the element, so its shape is known. */
function readDelivered(page: Document): DeliveredState | null {
  const text = page.getElementById(PAGE_STATE)?.textContent;
  return text ? (JSON.parse(text) as DeliveredState) : null;
}

function watchConnection(window: Window, { store }: Storefront): void {
  window.addEventListener('offline', () => store.dispatch(connectionLost()));
  window.addEventListener('online', () => store.dispatch(connectionRestored()));
  if (!window.navigator.onLine) store.dispatch(connectionLost());
}

/** A frozen tab gets no storage events, so it reads the storage when it becomes visible again. */
function watchOtherTabs(window: Window, { store, saveState }: Storefront): void {
  const storage = storageOf(() => window.localStorage);
  const follow = (text: string | null) => store.dispatch(otherTabStored(readSlices(text)));
  const followStored = async () => {
    await saveState();
    follow(await storage.getItem(STORED_KEY));
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORED_KEY) follow(newValue);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void followStored();
  });
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'visible') void followStored();
  });
}
