import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Appointment } from '../../api/appointments.ts';
import type { Failure } from '../../api/failure.ts';
import { sessionEnded } from '../session/sessionSlice.ts';

export interface AppointmentEntry {
  status: 'loading' | 'ready' | 'failed';
  /** Stays in sight while it is loaded again. */
  appointment: Appointment | null;
  failure: Failure | null;
}

interface OfBooking {
  appointmentId: number;
}

export interface AppointmentsState {
  list: {
    status: 'idle' | 'loading' | 'ready' | 'failed';
    /** In the order of the server. */
    ids: number[];
    /** The instant at which the list was read, ISO: what is over then is history. */
    now: string;
    failure: Failure | null;
  };
  entries: Record<string, AppointmentEntry>;
  /** Seconds for which the slot of the unpaid appointment is still held. */
  hold: (OfBooking & { seconds: number }) | null;
  cancel: {
    /** The appointment that the customer is asked about. */
    appointmentId: number | null;
    status: 'idle' | 'sending' | 'failed';
    failure: Failure | null;
  };
}

const noCancel: AppointmentsState['cancel'] = {
  appointmentId: null,
  status: 'idle',
  failure: null,
};

const initialState: AppointmentsState = {
  list: { status: 'idle', ids: [], now: '', failure: null },
  entries: {},
  hold: null,
  cancel: noCancel,
};

const ready = (appointment: Appointment): AppointmentEntry => ({
  status: 'ready',
  appointment,
  failure: null,
});

const appointmentsSlice = createSlice({
  name: 'appointments',
  initialState,
  reducers: {
    listRequested(state) {
      state.list.status = 'loading';
      state.list.failure = null;
    },
    listLoaded(state, { payload }: PayloadAction<{ appointments: Appointment[]; now: string }>) {
      const ids = payload.appointments.map(({ id }) => id);
      state.list = { status: 'ready', ids, now: payload.now, failure: null };
      for (const appointment of payload.appointments)
        state.entries[appointment.id] = ready(appointment);
    },
    listFailed(state, { payload }: PayloadAction<{ failure: Failure }>) {
      state.list.status = 'failed';
      state.list.failure = payload.failure;
    },
    /** Heard by the saga: the customer asked for the list again. */
    listRetried() {},
    requested(state, { payload }: PayloadAction<OfBooking>) {
      const known = state.entries[payload.appointmentId]?.appointment ?? null;
      state.entries[payload.appointmentId] = {
        status: 'loading',
        appointment: known,
        failure: null,
      };
    },
    /** Heard by the saga too, which counts the time that is left to pay. */
    loaded(state, { payload: { appointment } }: PayloadAction<{ appointment: Appointment }>) {
      state.entries[appointment.id] = ready(appointment);
    },
    failed(state, { payload }: PayloadAction<OfBooking & { failure: Failure }>) {
      const { appointmentId, failure } = payload;
      const known = state.entries[appointmentId]?.appointment ?? null;
      state.entries[appointmentId] = { status: 'failed', appointment: known, failure };
    },
    /** Heard by the saga: the customer asked for the appointment again. */
    retried(_state, _action: PayloadAction<OfBooking>) {},
    holdTicked(state, { payload }: PayloadAction<OfBooking & { seconds: number }>) {
      state.hold = payload;
    },
    cancelPressed(state, { payload }: PayloadAction<OfBooking>) {
      state.cancel = { ...noCancel, appointmentId: payload.appointmentId };
    },
    cancelDismissed(state) {
      state.cancel = noCancel;
    },
    cancelConfirmed(state, _action: PayloadAction<OfBooking & { reason: string }>) {
      state.cancel.status = 'sending';
      state.cancel.failure = null;
    },
    cancelled(state, { payload: { appointment } }: PayloadAction<{ appointment: Appointment }>) {
      state.entries[appointment.id] = ready(appointment);
      state.cancel = noCancel;
    },
    cancelFailed(state, { payload }: PayloadAction<{ failure: Failure }>) {
      state.cancel.status = 'failed';
      state.cancel.failure = payload.failure;
    },
    /** Heard by the saga: the customer wants the calendar file. */
    calendarFilePressed(_state, _action: PayloadAction<OfBooking & { texts: CalendarTexts }>) {},
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

/** In the customer's language. */
export interface CalendarTexts {
  summary: string;
  description: string;
  location: string;
  organizer: { name: string; email: string };
}

export const {
  listRequested: appointmentListRequested,
  listLoaded: appointmentListLoaded,
  listFailed: appointmentListFailed,
  listRetried: appointmentListRetried,
  requested: appointmentRequested,
  loaded: appointmentLoaded,
  failed: appointmentFailed,
  retried: appointmentRetried,
  holdTicked,
  cancelPressed: appointmentCancelPressed,
  cancelDismissed: appointmentCancelDismissed,
  cancelConfirmed: appointmentCancelConfirmed,
  cancelled: appointmentCancelled,
  cancelFailed: appointmentCancelFailed,
  calendarFilePressed,
} = appointmentsSlice.actions;
export const appointmentsReducer = appointmentsSlice.reducer;
