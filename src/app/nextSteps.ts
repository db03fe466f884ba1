import { matchRoute } from '../contract/pages/matchRoute.ts';
import type { RouteName } from '../contract/pages/routes.ts';
import { selectCustomerInfo } from '../features/session/sessionSlice.ts';
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
