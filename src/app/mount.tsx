import { createBrowserHistory } from 'history';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { browserSaga } from './browserSaga.ts';
import { fetchAhead } from './fetchAhead.ts';
import { fetchFirstParts } from './fetchFirstParts.ts';
import { nextTask } from './nextTask.ts';
import { start } from './start.ts';

/** Starts the storefront and shows it, in place of the page or as the page that the server has rendered. */
export async function mount() {
  const page = document.getElementById('shop');
  if (page === null) throw new Error('index.html has no element with the id "shop".');
  const { storefront, settings } = await start({
    history: createBrowserHistory(),
    window,
    rootSaga: browserSaga,
    pause: nextTask,
  });
  await nextTask();
  const app = <App storefront={storefront} settings={settings} />;
  if (storefront.servedState === null) {
    createRoot(page).render(app);
    fetchAhead(window, storefront);
    return;
  }
  await fetchFirstParts(storefront.servedState, storefront.store.getState());
  startTransition(() => {
    hydrateRoot(page, app);
  });
  fetchAhead(window, storefront);
}
