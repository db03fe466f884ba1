import type { History } from 'history';
import type { Root } from 'react-dom/client';
import { App } from './App.tsx';
import { connectionLost, connectionRestored } from '../features/connection/connectionSlice.ts';
import { createStorefront, type Storefront } from './createStorefront.ts';
import { draftsOf } from './drafts.ts';
import { storageOf } from './persistence.ts';
import { pageRestored } from '../saga/events.ts';
import { saveFile } from './saveFile.ts';
import { platformOf } from './platform.ts';
import { readSettings, type RuntimeSettings } from './runtimeSettings.ts';

interface StartOptions {
  root: Root;
  history: History;
  window: Window & typeof globalThis;
}

/** Connects the shop to a browser and shows it. */
export async function start({ root, history, window }: StartOptions): Promise<void> {
  const settings: RuntimeSettings = {
    ...readSettings(window.document),
    platform: platformOf(window.navigator),
  };
  const storefront = await createStorefront({
    apiBase: settings.apiBase,
    fetch: (...request) => window.fetch(...request),
    history,
    storage: storageOf(() => window.localStorage),
    browser: {
      assign: (url) => window.location.assign(url),
      reload: () => window.location.reload(),
      print: () => window.print(),
      saveFile: (file) => saveFile(window, file),
      ...draftsOf(() => window.sessionStorage),
    },
    maintenance: settings.maintenance,
    directPayment: await directPaymentOf(settings),
    reportError: (error) => window.reportError(error),
  });
  window.addEventListener('pagehide', () => {
    // A form hands out what was typed when its field is left.
    const { activeElement } = window.document;
    if (activeElement instanceof window.HTMLElement) activeElement.blur();
    // The store is written a moment after it changes: a page left at once would forget the login.
    void storefront.saveState();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) storefront.store.dispatch(pageRestored());
  });
  watchConnection(window, storefront);
  root.render(<App storefront={storefront} settings={settings} />);
}

function watchConnection(window: Window, { store }: Storefront): void {
  window.addEventListener('offline', () => store.dispatch(connectionLost()));
  window.addEventListener('online', () => store.dispatch(connectionRestored()));
  if (!window.navigator.onLine) store.dispatch(connectionLost());
}

/** The browser transport and its cryptography are only fetched by a deployment that wants them. */
async function directPaymentOf({ gateway, gatewayTransport, publicUrl }: RuntimeSettings) {
  if (gatewayTransport !== 'direct' || gateway === null) return null;
  const { directTransport } = await import('../payment/directTransport.ts');
  return directTransport({ gateway, publicUrl });
}
