import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  Appointment,
  AppointmentForm,
  AppointmentSlots,
  DietitianDay,
} from '../../api/appointments.ts';
import type { Failure } from '../../api/failure.ts';
import {
  loadReducers,
  loaded,
  loadFailed,
  loading,
  notLoaded,
  notSent,
  sending,
  submitFailed,
  type LoadState,
  type SubmitState,
} from '../../saga/request.ts';
import { paymentConfirmed } from '../payment/paymentSlice.ts';
import { sessionEnded } from '../../saga/events.ts';
import type { CompleteChoice } from './choice.ts';

interface BookingState extends LoadState {
  form: AppointmentForm | null;
  slots: LoadState & {
    /** The dietitian and the day of the requested times. */
    day: DietitianDay | null;
    answer: AppointmentSlots | null;
  };
  /** The state of holding the chosen slot, or of moving a paid appointment to it. */
  hold: SubmitState;
  /** Why the chosen time was not available; shown where another one is chosen. */
  slotLost: Failure | null;
  /** The unpaid appointment that holds a slot; another choice moves it. */
  heldId: number | null;
}

/** Without a day when only the dietitian was chosen: other dietitians have other days. */
interface DietitianChoice {
  dietitianId: number;
  date: string | null;
}

/** The values of the first step's form. */
interface Details {
  dietitianId: number;
  comments: string;
}

const initialState: BookingState = {
  ...notLoaded,
  form: null,
  slots: { ...notLoaded, day: null, answer: null },
  hold: notSent,
  slotLost: null,
  heldId: null,
};

const isSameDay = (one: DietitianDay | null, other: DietitianDay) =>
  one?.dietitianId === other.dietitianId && one.date === other.date;

const bookingSlice = createSlice({
  name: 'booking',
  initialState,
  reducers: {
    ...loadReducers<BookingState>(),
    requested: (state): BookingState => ({ ...state, ...loading, hold: notSent }),
    loaded: (state, { payload: form }: PayloadAction<AppointmentForm>): BookingState => ({
      ...state,
      ...loaded,
      form,
    }),
    /** The booking saga writes it to the address. */
    dietitianChosen: (state, _action: PayloadAction<DietitianChoice>) => state,
    /** Heard by the appointment flow. */
    detailsSubmitted: (state, _action: PayloadAction<Details>) => state,
    /** The booking saga writes it to the address and loads the day's times. */
    dateChosen: (state, _action: PayloadAction<{ date: string }>) => {
      state.slotLost = null;
    },
    /** The booking saga writes it to the address. */
    timeChosen: (state, _action: PayloadAction<{ time: string }>) => {
      state.slotLost = null;
    },
    slotsRequested: (state, { payload: day }: PayloadAction<DietitianDay>) => {
      const answer = isSameDay(state.slots.day, day) ? state.slots.answer : null;
      state.slots = { ...loading, day, answer };
    },
    slotsLoaded: (state, { payload: answer }: PayloadAction<AppointmentSlots>) => {
      const day = { dietitianId: answer.dietitianId, date: answer.date };
      if (isSameDay(state.slots.day, day)) state.slots = { ...loaded, day, answer };
    },
    slotsFailed: (state, { payload }: PayloadAction<DietitianDay & { failure: Failure }>) => {
      if (isSameDay(state.slots.day, payload)) {
        Object.assign(state.slots, loadFailed(payload.failure));
      }
    },
    /** Only the booking saga handles it. */
    slotsRetryPressed: (state) => state,
    /** Heard by the appointment flow: date and time are chosen. */
    slotSubmitted: (state) => state,
    holdSubmitted: (state, _action: PayloadAction<CompleteChoice>) => {
      state.hold = sending;
    },
    /** Heard by the appointment flow: the slot is held for this customer. */
    holdSucceeded: (state, { payload }: PayloadAction<{ appointmentId: number }>) => {
      state.hold = notSent;
      state.slotLost = null;
      state.heldId = payload.appointmentId;
    },
    holdFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.hold = submitFailed(payload);
    },
    /** Heard by those who took the slot: another time has to be chosen. */
    slotLost: (state, { payload }: PayloadAction<Failure>) => {
      state.hold = notSent;
      state.slotLost = payload;
    },
    moveSubmitted: (
      state,
      _action: PayloadAction<{ appointmentId: number; date: string; time: string }>,
    ) => {
      state.hold = sending;
      state.slotLost = null;
    },
    moveSucceeded: (state) => {
      state.hold = notSent;
    },
    /** Heard by the appointment flow, from the page of an appointment that was not paid. */
    anotherTimePressed: (state, _action: PayloadAction<{ appointment: Appointment }>) => {
      state.slotLost = null;
    },
    /** Heard by the appointment flow. */
    payPressed: (state, _action: PayloadAction<{ appointmentId: number }>) => state,
  },
  extraReducers: (builder) =>
    builder
      .addCase(paymentConfirmed, (state, { payload: { payable } }) =>
        payable.kind === 'appointment' ? { ...initialState, form: state.form } : state,
      )
      .addCase(sessionEnded, () => initialState),
});

export const {
  requested: bookingRequested,
  loaded: bookingLoaded,
  failed: bookingFailed,
  retryPressed: bookingRetryPressed,
  dietitianChosen,
  detailsSubmitted,
  dateChosen,
  timeChosen,
  slotsRequested,
  slotsLoaded,
  slotsFailed,
  slotsRetryPressed,
  slotSubmitted,
  holdSubmitted,
  holdSucceeded,
  holdFailed,
  slotLost,
  moveSubmitted,
  moveSucceeded,
  anotherTimePressed,
  payPressed: bookingPayPressed,
} = bookingSlice.actions;
export const bookingReducer = bookingSlice.reducer;

export interface WithBooking {
  booking: BookingState;
}
export const selectBooking = (state: WithBooking) => state.booking;
