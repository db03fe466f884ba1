import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppointmentForm } from '../../api/appointments.ts';
import type { Failure } from '../../api/failure.ts';
import type { AppointmentSlots } from '../../contract/wire/appointment.ts';
import { paymentConfirmed } from '../payment/paymentSlice.ts';
import { logoutPressed, sessionEnded, sessionStarted } from '../session/sessionSlice.ts';
import { NOTHING_CHOSEN, type Choice, type CompleteChoice } from './choice.ts';

interface OfDay {
  dietitianId: number;
  date: string;
}

export interface BookingState {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  failure: Failure | null;
  form: AppointmentForm | null;
  /** Whose comments these are. */
  customerId: number | null;
  comments: string;
  /** What was chosen last: a step that lies behind has an older address. */
  choice: Choice;
  slots: {
    day: OfDay | null;
    status: 'idle' | 'loading' | 'ready' | 'failed';
    answer: AppointmentSlots | null;
    failure: Failure | null;
  };
  save: { status: 'idle' | 'sending' | 'failed'; failure: Failure | null };
  /** Why the chosen time could not be had; said where another one is chosen. */
  slotLost: Failure | null;
  /** The unpaid booking that holds a slot; another choice moves it. */
  heldId: number | null;
}

export interface Draft {
  customerId: number;
  comments: string;
}

const resting: BookingState['save'] = { status: 'idle', failure: null };
const noSlots: BookingState['slots'] = { day: null, status: 'idle', answer: null, failure: null };

const initialState: BookingState = {
  status: 'idle',
  failure: null,
  form: null,
  customerId: null,
  comments: '',
  choice: NOTHING_CHOSEN,
  slots: noSlots,
  save: resting,
  slotLost: null,
  heldId: null,
};

const bookingSlice = createSlice({
  name: 'booking',
  initialState,
  reducers: {
    /** What the tab kept of before a reload. */
    draftFound: (state, { payload }: PayloadAction<Draft>) => {
      Object.assign(state, payload);
    },
    requested: (state) => {
      state.status = 'loading';
      state.failure = null;
      state.save = resting;
    },
    loaded: (state, { payload }: PayloadAction<AppointmentForm>) => {
      state.status = 'loaded';
      state.form = payload;
    },
    failed: (state, { payload }: PayloadAction<Failure>) => {
      state.status = 'failed';
      state.failure = payload;
    },
    /** Only the booking saga hears it. */
    retryPressed: (state) => state,
    /** The booking saga keeps the comments in the tab and the dietitian in the address. */
    detailsChanged: (state, { payload }: PayloadAction<Draft & { dietitianId: number | null }>) => {
      const { dietitianId, ...draft } = payload;
      Object.assign(state, draft);
      if (dietitianId !== null) state.choice.dietitianId = dietitianId;
    },
    /** Heard by the appointment flow. */
    detailsSubmitted: (state, { payload }: PayloadAction<Draft & { dietitianId: number }>) => {
      const { dietitianId, ...draft } = payload;
      Object.assign(state, draft);
      state.choice.dietitianId = dietitianId;
    },
    /** The address names another choice: the customer came, or went back or forward. */
    choiceFound: (state, { payload }: PayloadAction<Choice>) => {
      state.choice = payload;
    },
    /** The booking saga writes it to the address and loads the day's times. */
    dateChosen: (state, { payload }: PayloadAction<{ date: string }>) => {
      state.choice = { ...state.choice, date: payload.date, time: null };
      state.slotLost = null;
    },
    /** The booking saga writes it to the address. */
    timeChosen: (state, { payload }: PayloadAction<{ time: string }>) => {
      state.choice.time = payload.time;
      state.slotLost = null;
    },
    slotsRequested: (state, { payload }: PayloadAction<OfDay>) => {
      const isSame =
        state.slots.day?.dietitianId === payload.dietitianId &&
        state.slots.day.date === payload.date;
      const answer = isSame ? state.slots.answer : null;
      state.slots = { day: payload, status: 'loading', answer, failure: null };
    },
    slotsLoaded: (state, { payload }: PayloadAction<AppointmentSlots>) => {
      state.slots.status = 'ready';
      state.slots.answer = payload;
    },
    slotsFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.slots.status = 'failed';
      state.slots.failure = payload;
    },
    /** Only the booking saga hears it. */
    slotsRetryPressed: (state) => state,
    /** Heard by the appointment flow: date and time are chosen. */
    slotSubmitted: (state) => state,
    submitted: (state, _action: PayloadAction<CompleteChoice>) => {
      state.save = { status: 'sending', failure: null };
    },
    /** Heard by the appointment flow: the slot is held for this customer. */
    held: (state, { payload }: PayloadAction<{ bookingId: number }>) => {
      state.save = resting;
      state.slotLost = null;
      state.heldId = payload.bookingId;
    },
    refused: (state, { payload }: PayloadAction<Failure>) => {
      state.save = { status: 'failed', failure: payload };
    },
    /** Heard by the appointment flow: another time has to be chosen. */
    slotLost: (state, { payload }: PayloadAction<Failure>) => {
      state.save = resting;
      state.choice.time = null;
      state.slotLost = payload;
    },
    /** Heard by the appointment flow, from the page of an appointment that was not paid. */
    anotherTimePressed: (state, { payload }: PayloadAction<Draft & { choice: Choice }>) => {
      const { customerId, comments, choice } = payload;
      state.customerId = customerId;
      if (state.comments === '') state.comments = comments;
      state.choice = choice;
      state.slotLost = null;
    },
    /** Heard by the appointment flow. */
    payPressed: (state, _action: PayloadAction<{ bookingId: number }>) => state,
  },
  extraReducers: (builder) =>
    builder
      .addCase(paymentConfirmed, (state, { payload: { payable } }) =>
        payable.kind === 'booking' ? { ...initialState, form: state.form } : state,
      )
      // A session that ended by itself may be taken up again: what was typed waits for its customer.
      .addCase(sessionEnded, ({ customerId, comments }) => ({
        ...initialState,
        customerId,
        comments,
      }))
      .addCase(sessionStarted, (state, { payload }) =>
        state.customerId === payload.customerInfo.profile.id ? state : initialState,
      )
      .addCase(logoutPressed, () => initialState),
});

export const {
  draftFound,
  requested: bookingRequested,
  loaded: bookingLoaded,
  failed: bookingFailed,
  retryPressed: bookingRetryPressed,
  detailsChanged,
  detailsSubmitted,
  choiceFound,
  dateChosen,
  timeChosen,
  slotsRequested,
  slotsLoaded,
  slotsFailed,
  slotsRetryPressed,
  slotSubmitted,
  submitted: bookingSubmitted,
  held: bookingHeld,
  refused: bookingRefused,
  slotLost,
  anotherTimePressed,
  payPressed: bookingPayPressed,
} = bookingSlice.actions;
export const bookingReducer = bookingSlice.reducer;

export interface WithBooking {
  booking: BookingState;
}
export const selectBooking = (state: WithBooking) => state.booking;
