import { selectIsClosed } from '../../../features/maintenance/maintenanceSlice.ts';
import { matchRoute } from '../../../contract/pages/matchRoute.ts';
import type { RouteName } from '../../../contract/pages/routes.ts';
import { selectPathname } from '../../../routing/routerSlice.ts';
import type { RootState } from '../../rootReducer.ts';

/** A customer who was paying when the shop closed is told what became of the money. */
const RESULTS_OF_PAYMENTS: readonly RouteName[] = [
  'payment',
  'thankYou',
  'orderFailed',
  'bookingPayment',
  'appointmentConfirmed',
];

export function selectShowsNotice(state: RootState): boolean {
  const route = matchRoute(selectPathname(state));
  const isResult = route !== null && RESULTS_OF_PAYMENTS.includes(route.name);
  return selectIsClosed(state) && !isResult;
}
