import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppointmentBooking } from '../../api/appointments.ts';
import type { Failure } from '../../api/failure.ts';
import { sessionEnded } from '../session/sessionSlice.ts';

export interface AppointmentEntry {
  status: 'loading' | 'ready' | 'failed';
  /** Stays in sight while it is loaded again. */
  booking: AppointmentBooking | null;
  failure: Failure | null;
}

interface OfBooking {
  bookingId: number;
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
  /** Seconds for which the slot of the unpaid booking is still held. */
  hold: (OfBooking & { seconds: number }) | null;
  cancel: {
    /** The booking that the customer is asked about. */
    bookingId: number | null;
    status: 'idle' | 'sending' | 'failed';
    failure: Failure | null;
  };
}

const noCancel: AppointmentsState['cancel'] = { bookingId: null, status: 'idle', failure: null };

const initialState: AppointmentsState = {
  list: { status: 'idle', ids: [], now: '', failure: null },
  entries: {},
  hold: null,
  cancel: noCancel,
};

const ready = (booking: AppointmentBooking): AppointmentEntry => ({
  status: 'ready',
  booking,
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
    listLoaded(state, { payload }: PayloadAction<{ bookings: AppointmentBooking[]; now: string }>) {
      const ids = payload.bookings.map(({ id }) => id);
      state.list = { status: 'ready', ids, now: payload.now, failure: null };
      for (const booking of payload.bookings) state.entries[booking.id] = ready(booking);
    },
    listFailed(state, { payload }: PayloadAction<{ failure: Failure }>) {
      state.list.status = 'failed';
      state.list.failure = payload.failure;
    },
    /** Heard by the saga: the customer asked for the list again. */
    listRetried() {},
    requested(state, { payload }: PayloadAction<OfBooking>) {
      const known = state.entries[payload.bookingId]?.booking ?? null;
      state.entries[payload.bookingId] = { status: 'loading', booking: known, failure: null };
    },
    /** Heard by the saga too, which counts the time that is left to pay. */
    loaded(state, { payload: { booking } }: PayloadAction<{ booking: AppointmentBooking }>) {
      state.entries[booking.id] = ready(booking);
    },
    failed(state, { payload }: PayloadAction<OfBooking & { failure: Failure }>) {
      const { bookingId, failure } = payload;
      const known = state.entries[bookingId]?.booking ?? null;
      state.entries[bookingId] = { status: 'failed', booking: known, failure };
    },
    /** Heard by the saga: the customer asked for the appointment again. */
    retried(_state, _action: PayloadAction<OfBooking>) {},
    holdTicked(state, { payload }: PayloadAction<OfBooking & { seconds: number }>) {
      state.hold = payload;
    },
    cancelPressed(state, { payload }: PayloadAction<OfBooking>) {
      state.cancel = { ...noCancel, bookingId: payload.bookingId };
    },
    cancelDismissed(state) {
      state.cancel = noCancel;
    },
    cancelConfirmed(state, _action: PayloadAction<OfBooking & { reason: string }>) {
      state.cancel.status = 'sending';
      state.cancel.failure = null;
    },
    cancelled(state, { payload: { booking } }: PayloadAction<{ booking: AppointmentBooking }>) {
      state.entries[booking.id] = ready(booking);
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
