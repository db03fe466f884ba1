import { text } from 'node:stream/consumers';
import { createMemoryHistory } from 'history';
import { prerenderToNodeStream } from 'react-dom/static';
import { accountFeatures } from './app/accountFeatures.ts';
import { App } from './app/App.tsx';
import { buyingFeatures } from './app/buyingFeatures.ts';
import { createStorefront, type Storefront } from './app/createStorefront.ts';
import { runFeatures } from './app/features.ts';
import { firstFeatures } from './app/firstFeatures.ts';
import { changedSlices } from './app/rootReducer.ts';
import { defaultSettings } from './app/settings.ts';
import type { PageRequest, RenderedPage } from './contract/pages/renderedPage.ts';
import type { BrowserPort } from './saga/browserPort.ts';
import { selectIsBusy } from './saga/progressSlice.ts';

/** Every feature from the start, as the server waits for no file. */
const rootSaga = () => runFeatures([...firstFeatures, ...buyingFeatures, ...accountFeatures]);

/** Renders a page as a visitor sees it once it is loaded, from the same store, sagas and components. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { language, isLanguageSettled, apiBase, publicUrl } = request;
  const storefront = await createStorefront({
    rootSaga,
    apiBase,
    fetch: request.fetch,
    history: createMemoryHistory({ initialEntries: [request.url] }),
    storage: noStorage,
    browser: serverPort(request.languages),
    directPayment: null,
    reportError: (error) => {
      throw error;
    },
    delivered: { language: { current: language, settled: isLanguageSettled } },
  });
  try {
    await loaded(storefront);
    const settings = { ...defaultSettings, apiBase, publicUrl: publicUrl ?? '' };
    const { prelude } = await prerenderToNodeStream(
      <App storefront={{ ...storefront, servedState: null }} settings={settings} />,
      // React would stream a larger page in pieces that inline scripts put in place, which the security policy
      // forbids.
      { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
    );
    return {
      ...withoutPreloads(await text(prelude)),
      state: changedSlices(storefront.store.getState()),
    };
  } finally {
    storefront.stop();
  }
}

/** Between two calls of a saga the store is idle for a moment, too short for a turn of the event loop. */
async function loaded({ store }: Storefront): Promise<void> {
  while (selectIsBusy(store.getState())) {
    await new Promise<void>((resolve) => {
      const unsubscribe = store.subscribe(() => {
        if (selectIsBusy(store.getState())) return;
        unsubscribe();
        setImmediate(resolve);
      });
    });
  }
}

/** React writes preload links before the page, where the page would seem to start with them. */
function withoutPreloads(markup: string): Pick<RenderedPage, 'preloads' | 'html'> {
  const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(markup) ?? [];
  return { preloads, html: markup.slice(preloads.length) };
}

const noStorage = {
  getItem: () => Promise.resolve(null),
  setItem: () => Promise.resolve(),
  removeItem: () => Promise.resolve(),
};

const nothing = () => undefined;

/** There is no browser behind this port: it knows the visitor's languages, and nothing else. */
const serverPort = (languages: readonly string[]): Omit<BrowserPort, 'saveState'> => ({
  languages: () => languages,
  keepLanguage: nothing,
  keptLanguage: () => null,
  assign: nothing,
  reload: () => Promise.resolve(),
  print: nothing,
  saveFile: nothing,
  nextTask: () => Promise.resolve(),
  readDrafts: () => null,
  keepDrafts: nothing,
  recorder: null,
  beginRecording: nothing,
});
