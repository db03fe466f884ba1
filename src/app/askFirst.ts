import type { History } from 'history';
import type { ApiCall, ApiClient } from '../api/client.ts';
import { getProfile } from '../api/customers.ts';
import { getPackageCategory } from '../api/packages.ts';
import { matchRoute, type RouteParams } from '../contract/pages/matchRoute.ts';
import type { RouteName } from '../contract/pages/routes.ts';
import { selectIsCustomer, type WithSession } from '../features/session/sessionSlice.ts';
import { mayEnter } from '../routing/access.ts';

type Call = (api: ApiClient, params: RouteParams) => ApiCall<unknown>;

/** The first call of each page, where that call changes nothing. */
const firstCalls: Partial<Record<RouteName, Call>> = {
  packageCategory: (api, { id }) => getPackageCategory(api, { id: Number(id) }),
  profile: getProfile,
  checkout: getProfile,
};

interface Shop {
  api: ApiClient;
  store: { getState: () => WithSession };
  history: Pick<History, 'location'>;
}

/** Requests a page's first call ahead, if the customer may open the page and is not there already. */
export function askFirst({ api, store, history }: Shop, pathname: string): void {
  const match = matchRoute(pathname);
  if (match === null || history.location.pathname === pathname) return;
  const { name, params } = match;
  if (mayEnter(name, selectIsCustomer(store.getState()))) firstCalls[name]?.(api, params).ahead();
}
