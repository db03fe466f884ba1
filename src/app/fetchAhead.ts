import { matchRoute } from '../contract/pages/matchRoute.ts';
import { askFirst } from './askFirst.ts';
import type { Storefront } from './createStorefront.ts';
import { fetchLaterPart } from './laterParts.ts';
import { Toasts } from './Notifications.tsx';
import { pages } from './pages.tsx';
import { savesData } from './savesData.ts';

/** Signs that the visitor is active, and may follow a link. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;
/** A button says where its press mostly leads. */
const LINKS = 'a[href], [data-leads-to]';
/** A visitor who has read this long counts as active. */
const READING_MS = 5000;
/** For browsers without requestIdleCallback. */
const CALM_MS = 2000;

type BrowserWindow = Window & typeof globalThis;

/** Fetches likely next pages once the visitor is active; does nothing for browsers that save data. */
export function fetchAhead(window: BrowserWindow, storefront: Storefront): void {
  if (savesData(window.navigator)) return;
  const fetchTarget = async (target: EventTarget | null) => {
    const pathname = linkedPath(window, target);
    const match = pathname === null ? null : matchRoute(pathname);
    if (pathname === null || match === null) return;
    // The page itself would ask only once its code is there: on a phone's network a round trip later, or two.
    if (pathname !== storefront.history.location.pathname) askFirst(storefront, match);
    await pages[match.name].fetchAhead();
  };
  const whenCalm = (act: () => Promise<unknown>) => {
    const attempt = () => void act().catch(ignoreError);
    if ('requestIdleCallback' in window) window.requestIdleCallback(attempt);
    else setTimeout(attempt, CALM_MS);
  };
  const fetchShop = async () => {
    const [{ followSteps, prepareOffline }] = await Promise.all([
      fetchNextSteps(),
      fetchLaterPart.shop(),
    ]);
    followSteps(storefront, whenCalm);
    whenCalm(Toasts.fetchAhead);
    prepareOffline(storefront, window.navigator, whenCalm);
  };
  let hasBegun = false;
  const begin = () => {
    if (!hasBegun) whenCalm(fetchShop);
    hasBegun = true;
  };
  setTimeout(begin, READING_MS);
  for (const sign of SIGNS) {
    window.document.addEventListener(
      sign,
      ({ target }) => {
        begin();
        void fetchTarget(target).catch(ignoreError);
      },
      { passive: true },
    );
  }
}

const fetchNextSteps = () => import(/* webpackChunkName: "shop" */ './nextSteps.ts');

/** The page fetches it again when it is needed, and reports the failure then. */
const ignoreError = () => undefined;

function linkedPath({ Element, location, URL }: BrowserWindow, target: EventTarget | null) {
  const link = target instanceof Element && target.closest<HTMLElement>(LINKS);
  if (!link) return null;
  const address = link.dataset['leadsTo'] ?? link.getAttribute('href') ?? '';
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin ? pathname : null;
}
