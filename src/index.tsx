import './ui/tokens.css';
import './ui/fonts.css';
import './ui/global.css';
import { createBrowserHistory } from 'history';
import { startTransition } from 'react';
import { nextTask } from './ui/nextTask.ts';

/** Shows a recording in place of the shop. */
const REPLAY = /[?&]replay\b/;

/** Starts the storefront and shows it, in place of the page or as the page that the server has rendered. */
async function begin() {
  // In the order in which they need each other.
  const { createRoot, hydrateRoot } = await inOwnTask(
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  );
  await inOwnTask(() => import(/* webpackMode: "eager" */ './routing/routerSlice.ts'));
  // Slices that import much of what the root reducer needs, so that its own task is short.
  await inOwnTask(
    () =>
      import(/* webpackMode: "eager", webpackExports: [] */ './features/product/productSlice.ts'),
  );
  await inOwnTask(
    () =>
      import(
        /* webpackMode: "eager", webpackExports: [] */ './features/mealSelection/mealSelectionSlice.ts'
      ),
  );
  await inOwnTask(
    () =>
      import(
        /* webpackMode: "eager", webpackExports: [] */ './features/addresses/addressesSlice.ts'
      ),
  );
  await inOwnTask(
    () =>
      import(/* webpackMode: "eager", webpackExports: [] */ './features/booking/bookingSlice.ts'),
  );
  await inOwnTask(() => import(/* webpackMode: "eager" */ './app/rootReducer.ts'));
  const { start } = await inOwnTask(() => import(/* webpackMode: "eager" */ './app/start.ts'));
  const { browserSaga } = await inOwnTask(
    () => import(/* webpackMode: "eager" */ './app/browserSaga.ts'),
  );
  const { App } = await inOwnTask(() => import(/* webpackMode: "eager" */ './app/App.tsx'));
  await nextTask();
  const page = document.getElementById('shop');
  if (page === null) throw new Error('index.html has no element with the id "shop".');
  if (REPLAY.test(window.location.search)) {
    const { mountReplay } = await import('./replay/mountReplay.tsx');
    return mountReplay(window, page);
  }
  const { fetchAhead } = await import(/* webpackMode: "eager" */ './app/fetchAhead.ts');
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
  } else {
    const { fetchFirstParts } = await import(/* webpackMode: "eager" */ './app/fetchFirstParts.ts');
    await fetchFirstParts(storefront.servedState, storefront.store.getState());
    startTransition(() => {
      hydrateRoot(page, app);
    });
  }
  fetchAhead(window, storefront);
}

/** Runs code that has arrived. A slow phone stands still while a task runs, so none of them does everything. */
async function inOwnTask<Module>(run: () => Promise<Module>): Promise<Module> {
  await nextTask();
  return run();
}

void begin();
