import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order, StopOffer } from '../../api/subscriptions.ts';
import type { Failure } from '../../api/failure.ts';
import type { RenewablePlan } from '../../api/renewals.ts';
import type { Fils } from '../../contract/money.ts';
import { entryOf, entryReducers, type Entries } from '../../saga/entries.ts';
import {
  notSent,
  sending,
  submitFailed,
  type LoadState,
  type SubmitState,
} from '../../saga/request.ts';
import { sessionEnded } from '../../saga/events.ts';

interface OfOrder {
  orderId: number;
}

interface OfDay {
  dayId: number;
}

interface PayNowTarget extends OfOrder {
  orderNumber: string;
  amount: Fils;
}

interface Freeze extends SubmitState {
  itemId: number;
  asks: 'freeze' | 'thaw';
}

/** The question whether to stop a plan: the effect, and the state of the submit. */
export interface StopQuestion extends LoadState, OfOrder {
  itemId: number;
  offer: StopOffer | null;
  press: SubmitState;
}

interface DeliveryQuestion extends SubmitState, OfDay {}

/** What renewing an order would bring, and the state of the submit. */
export interface Renewal extends LoadState, OfOrder {
  plans: RenewablePlan[];
  press: SubmitState;
}

interface OrdersState extends Entries<Order> {
  /** The order whose payment waits for the customer's confirmation. */
  payNow: PayNowTarget | null;
  /** The change of an unpaid order, and the id of that order. */
  change: SubmitState & { orderId: number | null };
  /** The day that is to be skipped or taken back: asked about, sent, or refused. Undefined where there is none. */
  skip?: SubmitState & OfDay;
  /** Of the order that was opened or renewed last. Undefined where there is none. */
  renewal?: Partial<Renewal>;
  /** The plan that is to be frozen, or delivered again: asked about, sent, or refused. Undefined where there is none. */
  freeze?: Freeze;
  /** The plan that is to be stopped. Undefined where there is none. */
  stop?: StopQuestion;
  /** The day from which on its plan is to be delivered elsewhere: asked about, sent, or refused. Undefined where there is none. */
  delivery?: DeliveryQuestion;
}

const initialState: OrdersState = {
  entries: {},
  payNow: null,
  change: { ...notSent, orderId: null },
};

const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    ...entryReducers<Order, OrdersState>(),
    /** Only the orders saga handles it. */
    receiptPrintPressed: (state) => state,
    /** Only the orders saga handles it: the address holds the day. */
    planDaySelected: (state, _action: PayloadAction<OfOrder & { date: string }>) => state,
    payNowPressed: (state, { payload }: PayloadAction<PayNowTarget>) => {
      state.payNow = payload;
    },
    payNowDismissed: (state) => {
      state.payNow = null;
    },
    /** The buying flow handles it and starts the payment. */
    payNowConfirmed: (state, _action: PayloadAction<OfOrder>) => {
      state.payNow = null;
    },
    /** The orders saga takes everything of the order back into the cart. */
    changeSubmitted: (state, { payload }: PayloadAction<OfOrder>) => {
      state.change = { ...sending, orderId: payload.orderId };
    },
    /** The buying flow handles it and goes to the cart. */
    changeSucceeded: (state, _action: PayloadAction<OfOrder>) => {
      state.change = initialState.change;
    },
    /** The order turned out to be paid and stays as it is. Heard by the buying flow. */
    changeFoundPaid: (state, _action: PayloadAction<OfOrder>) => {
      state.change = initialState.change;
    },
    changeFailed: (state, { payload }: PayloadAction<OfOrder & { failure: Failure }>) => {
      state.change = { ...submitFailed(payload.failure), orderId: payload.orderId };
    },
    /** Asks first: the page of the day says where its delivery moves. */
    skipPressed: (state, { payload }: PayloadAction<OfDay>) => {
      state.skip = { ...notSent, dayId: payload.dayId };
    },
    /** Heard by the flow that changes the day. */
    skipSubmitted: (state) => {
      if (state.skip) Object.assign(state.skip, sending);
    },
    /** The orders saga takes the day back. */
    takeBackSubmitted: (state, { payload }: PayloadAction<OfOrder & OfDay>) => {
      state.skip = { ...sending, dayId: payload.dayId };
    },
    skipSucceeded: (state) => {
      delete state.skip;
    },
    skipFailed: (state, { payload }: PayloadAction<Failure>) => {
      if (state.skip) Object.assign(state.skip, submitFailed(payload));
    },
    skipDismissed: (state) => {
      delete state.skip;
    },
    /** The question's state; null once it is done or dismissed. */
    freezeChanged: (state, { payload }: PayloadAction<Freeze | null>) => {
      if (payload) state.freeze = payload;
      else delete state.freeze;
    },
    /** The question's state; null once it is done or dismissed. */
    stopChanged: (state, { payload }: PayloadAction<StopQuestion | null>) => {
      if (payload) state.stop = payload;
      else delete state.stop;
    },
    /** The question's state; null once it is done or dismissed. */
    deliveryChanged: (state, { payload }: PayloadAction<DeliveryQuestion | null>) => {
      if (payload) state.delivery = payload;
      else delete state.delivery;
    },
    /** The renewal as far as it is loaded; another order starts the renewal saga again. */
    renewalChanged: (state, { payload }: PayloadAction<Partial<Renewal>>) => {
      state.renewal = { ...state.renewal, ...payload };
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

export const {
  requested: orderRequested,
  loaded: orderLoaded,
  failed: orderFailed,
  retryPressed: orderRetryPressed,
  receiptPrintPressed,
  planDaySelected,
  payNowPressed,
  payNowDismissed,
  payNowConfirmed,
  changeSubmitted: orderChangeSubmitted,
  changeSucceeded: orderChangeSucceeded,
  changeFoundPaid: orderChangeFoundPaid,
  changeFailed: orderChangeFailed,
  skipPressed,
  skipSubmitted,
  takeBackSubmitted,
  skipSucceeded,
  skipFailed,
  skipDismissed,
  renewalChanged,
  freezeChanged,
  stopChanged,
  deliveryChanged,
} = ordersSlice.actions;
export const ordersReducer = ordersSlice.reducer;

export interface WithOrders {
  orders: OrdersState;
}
export const selectOrder = (state: WithOrders, id: number): Order | null =>
  entryOf(state.orders.entries, id).item;
