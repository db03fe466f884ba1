import { createSelector } from '@reduxjs/toolkit';
import type { AppointmentBooking } from '../../api/appointments.ts';
import { endOfAppointment } from '../../contract/appointments.ts';
import { matchRoute } from '../../contract/pages/matchRoute.ts';
import { selectLocation, type RouterState } from '../../routing/routerSlice.ts';
import type { AppointmentEntry, AppointmentsState } from './appointmentsSlice.ts';

export interface WithAppointments {
  appointments: AppointmentsState;
}
type WithRoute = WithAppointments & { router: RouterState };

const unknown: AppointmentEntry = { status: 'loading', booking: null, failure: null };

export const selectAppointmentEntry = (state: WithAppointments, id: number): AppointmentEntry =>
  state.appointments.entries[id] ?? unknown;
export const selectAppointment = (state: WithAppointments, id: number) =>
  selectAppointmentEntry(state, id).booking;
export const selectCancel = (state: WithAppointments) => state.appointments.cancel;

/** The booking that the address names, in its path or as `?booking=`; NaN where it names none. */
export function selectRouteBookingId(state: { router: RouterState }): number {
  const { pathname, search } = selectLocation(state);
  const named = matchRoute(pathname)?.params['id'] ?? new URLSearchParams(search).get('booking');
  return named ? Number(named) : NaN;
}

export const selectRouteAppointment = (state: WithRoute) =>
  selectAppointmentEntry(state, selectRouteBookingId(state));

/** Seconds that are left to pay the booking of the address; null when nothing is counted. */
export const selectHeldSeconds = (state: WithRoute): number | null => {
  const { hold } = state.appointments;
  return hold !== null && hold.bookingId === selectRouteBookingId(state) ? hold.seconds : null;
};

const selectList = (state: WithAppointments) => state.appointments.list;
const selectEntries = (state: WithAppointments) => state.appointments.entries;

/** What is still to come, the next one first, and what is over or called off. */
export const selectAppointmentList = createSelector(
  [selectList, selectEntries],
  ({ status, ids, now, failure }, entries) => {
    const bookings = ids.flatMap((id) => entries[id]?.booking ?? []);
    const isAhead = (booking: AppointmentBooking) =>
      isOn(booking) && endOfAppointment(booking).toISOString() > now;
    return {
      status,
      failure,
      upcoming: bookings.filter(isAhead).reverse(),
      history: bookings.filter((booking) => !isAhead(booking)),
    };
  },
);

const isOn = ({ booking_status: status }: AppointmentBooking) =>
  status === 'pending' || status === 'received' || status === 'accepted';
