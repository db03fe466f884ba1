import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

declare const OFFLINE_FILES: { url: string; revision: null }[];
declare const OFFLINE_PAGE: string;
declare const self: { skipWaiting: () => Promise<void> };

/** No page and no code of the shop comes from here, so that no tab has to wait for the end of another. */
void self.skipWaiting();

precacheAndRoute(OFFLINE_FILES, {
  cleanURLs: false,
  directoryIndex: '',
  ignoreURLParametersMatching: [],
});

const network = new NetworkOnly();
const offlinePage = createHandlerBoundToURL(OFFLINE_PAGE);

/** Pages come from the network alone. Everything else, above all the API, never passes through here. */
registerRoute(
  new NavigationRoute((page) => network.handle(page).catch(() => offlinePage(page)), {
    denylist: [/^\/(?:api|kitchen)(?:\/|$)/],
  }),
);
