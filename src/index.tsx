import { createBrowserHistory } from 'history';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/global.css';
import { App } from './app/App.tsx';
import { fetchFirstParts } from './app/fetchFirstParts.ts';
import { rootSaga } from './app/rootSaga.ts';
import { start } from './app/start.ts';
import { PAGE_STATE, SHOP_STARTED } from './contract/pages/renderedPage.ts';

async function mount() {
  const page = document.getElementById('shop');
  if (page === null) throw new Error('index.html has no element with the id "shop".');
  const { storefront, settings } = await start({
    history: createBrowserHistory(),
    window,
    rootSaga,
  });
  const app = <App storefront={storefront} settings={settings} />;
  if (storefront.servedState === null) {
    createRoot(page).render(app);
    return;
  }
  await fetchFirstParts(storefront.servedState, storefront.store.getState());
  startTransition(() => {
    hydrateRoot(page, app);
  });
  document.getElementById(PAGE_STATE)?.remove();
  document.dispatchEvent(new Event(SHOP_STARTED));
}

void mount();
