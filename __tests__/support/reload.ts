import type { Handlers } from './fakeApi.ts';
import { renderApp } from './renderApp.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;

/** Reloads the page in the same tab: the storage and the drafts are as the page left them. */
export async function reload(app: App, api: Handlers): Promise<App> {
  const { session, language } = app.storefront.store.getState();
  const { pathname, search } = app.history.location;
  app.unmount();
  app.storefront.stop();
  return renderApp({
    path: pathname + search,
    customer: session.customerInfo,
    language: language.current,
    drafts: app.browser.drafts,
    api,
  });
}
