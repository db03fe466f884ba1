import type { ApiCall, ApiClient } from '../api/client.ts';
import { getProfile } from '../api/customers.ts';
import { getPackageCategory } from '../api/packages.ts';
import { matchRoute, type RouteParams } from '../contract/pages/matchRoute.ts';
import type { RouteName } from '../contract/pages/routes.ts';
import { selectCustomerInfo, selectIsCustomer } from '../features/session/sessionSlice.ts';
import { mayEnter } from '../routing/access.ts';
import type { Storefront } from './createStorefront.ts';
import { pages } from './pages.tsx';

/** Where a press leads from a page that is a step of a flow. */
const nextSteps: Partial<Record<RouteName, RouteName>> = {
  packageCategory: 'dislikesAllergies',
  dislikesAllergies: 'meals',
  meals: 'cart',
  cart: 'checkout',
  checkout: 'payment',
  dietitianAppointment: 'dietitianCalendar',
  dietitianCalendar: 'appointmentPreview',
  appointmentPreview: 'bookingPayment',
};

type Call = (api: ApiClient, params: RouteParams) => ApiCall<unknown>;

/** The first call of each page, where that call changes nothing. */
const firstCalls: Partial<Record<RouteName, Call>> = {
  packageCategory: (api, { id }) => getPackageCategory(api, { id: Number(id) }),
  profile: getProfile,
  checkout: getProfile,
};

/** Requests a page's first call ahead, if the customer may open the page and has not opened it meanwhile. */
export function askFirst({ api, store, history }: Storefront, pathname: string): void {
  const match = matchRoute(pathname);
  if (match === null || history.location.pathname === pathname) return;
  const { name, params } = match;
  if (mayEnter(name, selectIsCustomer(store.getState()))) firstCalls[name]?.(api, params).ahead();
}

type WhenCalm = (act: () => Promise<unknown>) => void;

/** Fetches the code of the step after the current one. */
export function followSteps({ history }: Storefront, whenCalm: WhenCalm): void {
  const fetchNext = async () => {
    const here = matchRoute(history.location.pathname);
    const next = here && nextSteps[here.name];
    if (next) await pages[next].fetchAhead();
  };
  history.listen(() => whenCalm(fetchNext));
  whenCalm(fetchNext);
}

/** Once meals are kept, the worker that shows them without a network; where a browser forbids it, none. */
export function prepareOffline(
  { store }: Storefront,
  navigator: Navigator,
  whenCalm: WhenCalm,
): void {
  if (!('serviceWorker' in navigator)) return;
  const attempt = () => {
    const { meals = [] } = selectCustomerInfo(store.getState()) ?? {};
    if (meals.length === 0) return;
    unsubscribe();
    whenCalm(() => navigator.serviceWorker.register('/sw.js'));
  };
  const unsubscribe = store.subscribe(attempt);
  attempt();
}
