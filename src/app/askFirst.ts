import type { ApiCall, ApiClient } from '../api/client.ts';
import { getProfile } from '../api/customers.ts';
import { getPackageCategory } from '../api/packages.ts';
import type { RouteMatch, RouteParams } from '../contract/pages/matchRoute.ts';
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
}

/** Requests a page's first call ahead, if the customer may open the page. */
export function askFirst({ api, store }: Shop, { name, params }: RouteMatch): void {
  if (mayEnter(name, selectIsCustomer(store.getState()))) firstCalls[name]?.(api, params).ahead();
}
