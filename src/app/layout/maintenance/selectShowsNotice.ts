import { selectIsClosed } from '../../../features/maintenance/maintenanceSlice.ts';
import { matchRoute } from '../../../contract/pages/matchRoute.ts';
import { routes } from '../../../contract/pages/routes.ts';
import { selectPathname } from '../../../routing/routerSlice.ts';
import type { RootState } from '../../rootReducer.ts';

/** Not over the pages on which a customer who was paying learns what became of the money. */
export function selectShowsNotice(state: RootState): boolean {
  const route = matchRoute(selectPathname(state));
  const staysOpen = route !== null && 'duringMaintenance' in routes[route.name];
  return selectIsClosed(state) && !staysOpen;
}
