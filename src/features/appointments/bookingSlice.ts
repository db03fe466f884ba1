import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Appointment, AppointmentForm } from '../../api/appointments.ts';
import type { Failure } from '../../api/failure.ts';
import type { RouteName } from '../../contract/pages/routes.ts';
import type { AppointmentSlots } from '../../contract/wire/appointment.ts';
import { matchRoute } from '../../contract/pages/matchRoute.ts';
import { locationChanged } from '../../routing/routerSlice.ts';
import { paymentConfirmed } from '../payment/paymentSlice.ts';
import { sessionEnded } from '../session/sessionSlice.ts';
import {
  choiceFromQuery,
  NOTHING_CHOSEN,
  withQuery,
  type Choice,
  type CompleteChoice,
} from './choice.ts';

interface OfDay {
  dietitianId: number;
  date: string;
}

interface BookingState {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  failure: Failure | null;
  form: AppointmentForm | null;
  /** What was chosen last, here or in an address. */
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
  /** The unpaid appointment that holds a slot; another choice moves it. */
  heldId: number | null;
}

/** What the form of the first step holds. */
interface Details {
  dietitianId: number;
  comments: string;
}

const resting: BookingState['save'] = { status: 'idle', failure: null };
const noSlots: BookingState['slots'] = { day: null, status: 'idle', answer: null, failure: null };

const STEPS: readonly RouteName[] = [
  'dietitianAppointment',
  'dietitianCalendar',
  'appointmentPreview',
];

function isBookingStep(pathname: string): boolean {
  const match = matchRoute(pathname);
  return match !== null && STEPS.includes(match.name);
}

const initialState: BookingState = {
  status: 'idle',
  failure: null,
  form: null,
  choice: NOTHING_CHOSEN,
  slots: noSlots,
  save: resting,
  slotLost: null,
  heldId: null,
};

const isSameDay = (one: OfDay | null, other: OfDay) =>
  one?.dietitianId === other.dietitianId && one.date === other.date;

const bookingSlice = createSlice({
  name: 'booking',
  initialState,
  reducers: {
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
    /** The booking saga writes it to the address. */
    dietitianChosen: (state, { payload }: PayloadAction<{ dietitianId: number }>) => {
      state.choice.dietitianId = payload.dietitianId;
    },
    /** Heard by the appointment flow. */
    detailsSubmitted: (state, { payload }: PayloadAction<Details>) => {
      state.choice.dietitianId = payload.dietitianId;
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
      const answer = isSameDay(state.slots.day, payload) ? state.slots.answer : null;
      state.slots = { day: payload, status: 'loading', answer, failure: null };
    },
    slotsLoaded: (state, { payload }: PayloadAction<AppointmentSlots>) => {
      const { user_id: dietitianId, date } = payload;
      if (!isSameDay(state.slots.day, { dietitianId, date })) return;
      state.slots.status = 'ready';
      state.slots.answer = payload;
    },
    slotsFailed: (state, { payload }: PayloadAction<OfDay & { failure: Failure }>) => {
      if (!isSameDay(state.slots.day, payload)) return;
      state.slots.status = 'failed';
      state.slots.failure = payload.failure;
    },
    /** Only the booking saga hears it. */
    slotsRetryPressed: (state) => state,
    /** Heard by the appointment flow: date and time are chosen. */
    slotSubmitted: (state) => state,
    submitted: (state, _action: PayloadAction<CompleteChoice>) => {
      state.save = { status: 'sending', failure: null };
    },
    /** Heard by the appointment flow: the slot is held for this customer. */
    held: (state, { payload }: PayloadAction<{ appointmentId: number }>) => {
      state.save = resting;
      state.slotLost = null;
      state.heldId = payload.appointmentId;
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
    anotherTimePressed: (state, { payload }: PayloadAction<{ appointment: Appointment }>) => {
      const { user_id: dietitianId, date } = payload.appointment;
      state.choice = { dietitianId, date, time: null };
      state.slotLost = null;
    },
    /** Heard by the appointment flow. */
    payPressed: (state, _action: PayloadAction<{ appointmentId: number }>) => state,
  },
  extraReducers: (builder) =>
    builder
      // A link may bring a choice of its own; a step that lies behind does not know the later ones.
      .addCase(locationChanged, (state, { payload: { location } }) => {
        if (isBookingStep(location.pathname)) {
          state.choice = withQuery(state.choice, choiceFromQuery(location.search));
        }
      })
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
