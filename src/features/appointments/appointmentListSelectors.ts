import { createSelector } from '@reduxjs/toolkit';
import type { Appointment } from '../../api/appointments.ts';
import { endOfAppointment } from '../../contract/appointments.ts';
import { entryOf } from '../../saga/entries.ts';
import type { WithAppointmentList, WithAppointments } from './appointmentsSlice.ts';

const selectList = (state: WithAppointmentList) => state.appointmentList;
const selectEntries = (state: WithAppointments) => state.appointments.entries;

/** Upcoming appointments, the next one first, and those that are over or cancelled. */
export const selectAppointmentList = createSelector(
  [selectList, selectEntries],
  ({ items, readAt, ...load }, entries) => {
    const newest = items.map((listed) => entryOf(entries, listed.id).item ?? listed);
    const isAhead = (appointment: Appointment) =>
      isOn(appointment) && endOfAppointment(appointment).toISOString() > readAt;
    return {
      ...load,
      upcoming: newest.filter(isAhead).reverse(),
      history: newest.filter((appointment) => !isAhead(appointment)),
    };
  },
);

const isOn = ({ status }: Appointment) =>
  status === 'pending' || status === 'received' || status === 'accepted';
