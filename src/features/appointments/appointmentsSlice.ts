import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Appointment } from '../../api/appointments.ts';
import type { Failure } from '../../api/failure.ts';
import {
  loadReducers,
  loaded,
  notLoaded,
  notSent,
  sending,
  submitFailed,
  type LoadState,
  type SubmitState,
} from '../../saga/request.ts';
import { entryOf, entryReducers, type Entries } from '../../saga/entries.ts';
import { sessionEnded } from '../../saga/events.ts';

interface ReadList {
  items: Appointment[];
  /** The instant at which it was read, ISO: what is over then is history. */
  readAt: string;
}

type AppointmentListState = LoadState & ReadList;

const initialList: AppointmentListState = { ...notLoaded, items: [], readAt: '' };

const appointmentListSlice = createSlice({
  name: 'appointmentList',
  initialState: initialList,
  reducers: {
    ...loadReducers<AppointmentListState>(),
    /** Heard by the single appointments too, which are read with the list. */
    loaded: (_state, { payload }: PayloadAction<ReadList>) => ({ ...loaded, ...payload }),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialList),
});

export const {
  requested: appointmentListRequested,
  loaded: appointmentListLoaded,
  failed: appointmentListFailed,
  retryPressed: appointmentListRetryPressed,
} = appointmentListSlice.actions;
export const appointmentListReducer = appointmentListSlice.reducer;

export interface WithAppointmentList {
  appointmentList: AppointmentListState;
}

interface OfAppointment {
  appointmentId: number;
}

interface AppointmentsState extends Entries<Appointment> {
  /** Seconds for which the slot of the unpaid appointment is still held. */
  hold: (OfAppointment & { seconds: number }) | null;
  /** The appointment in the cancel dialog, and the state of its cancellation. */
  cancel: SubmitState & { appointmentId: number | null };
}

/** In the customer's language. */
export interface CalendarTexts {
  summary: string;
  description: string;
  location: string;
  /** From the site's content; null until it has been loaded. */
  organizer: { name: string; email: string } | null;
}

const noCancel: AppointmentsState['cancel'] = { ...notSent, appointmentId: null };

const initialState: AppointmentsState = {
  entries: {},
  hold: null,
  cancel: noCancel,
};

const appointmentsSlice = createSlice({
  name: 'appointments',
  initialState,
  reducers: {
    ...entryReducers<Appointment, AppointmentsState>(),
    holdTicked: (state, { payload }: PayloadAction<OfAppointment & { seconds: number }>) => {
      state.hold = payload;
    },
    cancelPressed: (state, { payload }: PayloadAction<OfAppointment>) => {
      state.cancel = { ...noCancel, appointmentId: payload.appointmentId };
    },
    cancelDismissed: (state, _action: PayloadAction<OfAppointment>) => {
      state.cancel = noCancel;
    },
    cancelSubmitted: (state, _action: PayloadAction<OfAppointment & { reason: string }>) => {
      Object.assign(state.cancel, sending);
    },
    cancelSucceeded: (state, { payload: item }: PayloadAction<Appointment>) => {
      state.entries[item.id] = { ...loaded, item };
      state.cancel = noCancel;
    },
    cancelFailed: (state, { payload }: PayloadAction<Failure>) => {
      Object.assign(state.cancel, submitFailed(payload));
    },
    /** Only the appointments saga handles it. */
    calendarFilePressed: (
      state,
      _action: PayloadAction<OfAppointment & { texts: CalendarTexts }>,
    ) => state,
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(appointmentListLoaded, (state, { payload }) => {
        for (const item of payload.items) state.entries[item.id] = { ...loaded, item };
      }),
});

export const {
  requested: appointmentRequested,
  loaded: appointmentLoaded,
  failed: appointmentFailed,
  retryPressed: appointmentRetryPressed,
  holdTicked,
  cancelPressed: appointmentCancelPressed,
  cancelDismissed: appointmentCancelDismissed,
  cancelSubmitted: appointmentCancelSubmitted,
  cancelSucceeded: appointmentCancelSucceeded,
  cancelFailed: appointmentCancelFailed,
  calendarFilePressed,
} = appointmentsSlice.actions;
export const appointmentsReducer = appointmentsSlice.reducer;

export interface WithAppointments {
  appointments: AppointmentsState;
}
export const selectAppointment = (state: WithAppointments, id: number): Appointment | null =>
  entryOf(state.appointments.entries, id).item;
