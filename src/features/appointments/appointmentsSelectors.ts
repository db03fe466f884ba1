import { matchRoute } from '../../contract/pages/matchRoute.ts';
import { queryValue } from '../../contract/pages/pageQuery.ts';
import { selectLocation, type RouterState } from '../../routing/routerSlice.ts';
import { entryOf } from '../../saga/entries.ts';
import type { WithAppointments } from './appointmentsSlice.ts';

type WithRoute = WithAppointments & { router: RouterState };

export const selectCancel = (state: WithAppointments) => state.appointments.cancel;

/** The appointment that the address names, in its path or as `?booking=`; NaN where it names none. */
export function selectRouteAppointmentId(state: { router: RouterState }): number {
  const { pathname, search } = selectLocation(state);
  const named = matchRoute(pathname)?.params['id'] ?? queryValue(search, 'booking');
  return named ? Number(named) : NaN;
}

export const selectRouteAppointmentEntry = (state: WithRoute) =>
  entryOf(state.appointments.entries, selectRouteAppointmentId(state));

/** Seconds that are left to pay the appointment of the address; null when nothing is counted. */
export const selectHeldSeconds = (state: WithRoute): number | null => {
  const { hold } = state.appointments;
  return hold?.appointmentId === selectRouteAppointmentId(state) ? hold.seconds : null;
};
