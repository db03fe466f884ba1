import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import type { Order, OrderSummary } from '../../api/subscriptions.ts';
import type { Fils } from '../../contract/money.ts';
import { sessionEnded } from '../session/sessionSlice.ts';

export interface OrderEntry {
  status: 'loading' | 'ready' | 'failed';
  /** Stays in sight while it is loaded again. */
  order: Order | null;
  failure: Failure | null;
}

interface PayNowTarget {
  orderId: number;
  orderNumber: string;
  amount: Fils;
}

export interface OrdersState {
  list: {
    status: 'idle' | 'loading' | 'ready' | 'failed';
    orders: OrderSummary[];
    failure: Failure | null;
  };
  details: Record<string, OrderEntry>;
  /** The order whose payment waits for the customer's yes. */
  payNow: PayNowTarget | null;
}

interface OfOrder {
  orderId: number;
}

const initialState: OrdersState = {
  list: { status: 'idle', orders: [], failure: null },
  details: {},
  payNow: null,
};

const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    listRequested(state) {
      state.list.status = 'loading';
      state.list.failure = null;
    },
    listLoaded(state, { payload }: PayloadAction<{ orders: OrderSummary[] }>) {
      state.list = { status: 'ready', orders: payload.orders, failure: null };
    },
    listFailed(state, { payload }: PayloadAction<{ failure: Failure }>) {
      state.list.status = 'failed';
      state.list.failure = payload.failure;
    },
    /** Heard by the saga: the customer asked for the list again. */
    listRetried() {},
    orderRequested(state, { payload }: PayloadAction<OfOrder>) {
      const known = state.details[payload.orderId]?.order ?? null;
      state.details[payload.orderId] = { status: 'loading', order: known, failure: null };
    },
    orderLoaded(state, { payload }: PayloadAction<{ order: Order }>) {
      const { order } = payload;
      state.details[order.id] = { status: 'ready', order, failure: null };
    },
    orderFailed(state, { payload }: PayloadAction<OfOrder & { failure: Failure }>) {
      const known = state.details[payload.orderId]?.order ?? null;
      state.details[payload.orderId] = {
        status: 'failed',
        order: known,
        failure: payload.failure,
      };
    },
    /** Heard by the saga: the customer asked for the order again. */
    orderRetried(_state, _action: PayloadAction<OfOrder>) {},
    /** Heard by the saga. */
    receiptPrintPressed() {},
    payNowPressed(state, { payload }: PayloadAction<PayNowTarget>) {
      state.payNow = payload;
    },
    payNowDismissed(state) {
      state.payNow = null;
    },
    /** Heard by the buying flow, which starts the payment. */
    payNowConfirmed(state, _action: PayloadAction<OfOrder>) {
      state.payNow = null;
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

export const {
  listRequested,
  listLoaded,
  listFailed,
  listRetried,
  orderRequested,
  orderLoaded,
  orderFailed,
  orderRetried,
  receiptPrintPressed,
  payNowPressed,
  payNowDismissed,
  payNowConfirmed,
} = ordersSlice.actions;
export const ordersReducer = ordersSlice.reducer;
