import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order, OrderSummary } from '../../api/subscriptions.ts';
import type { Fils } from '../../contract/money.ts';
import { emptyList, entryOf, resourceReducers, type Resources } from '../../saga/resources.ts';
import { sessionEnded } from '../../saga/events.ts';

interface OfOrder {
  orderId: number;
}

interface PayNowTarget extends OfOrder {
  orderNumber: string;
  amount: Fils;
}

interface OrdersState extends Resources<Order, OrderSummary> {
  /** The order whose payment waits for the customer's confirmation. */
  payNow: PayNowTarget | null;
}

const initialState: OrdersState = { list: emptyList, entries: {}, payNow: null };

const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    ...resourceReducers<Order, OrderSummary, OrdersState>(),
    /** Only the orders saga hears it. */
    receiptPrintPressed: (state) => state,
    payNowPressed: (state, { payload }: PayloadAction<PayNowTarget>) => {
      state.payNow = payload;
    },
    payNowDismissed: (state) => {
      state.payNow = null;
    },
    /** Heard by the buying flow, which starts the payment. */
    payNowConfirmed: (state, _action: PayloadAction<OfOrder>) => {
      state.payNow = null;
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

export const {
  listRequested: orderListRequested,
  listLoaded: orderListLoaded,
  listFailed: orderListFailed,
  listRetryPressed: orderListRetryPressed,
  requested: orderRequested,
  loaded: orderLoaded,
  failed: orderFailed,
  retryPressed: orderRetryPressed,
  receiptPrintPressed,
  payNowPressed,
  payNowDismissed,
  payNowConfirmed,
} = ordersSlice.actions;
export const ordersReducer = ordersSlice.reducer;

export interface WithOrders {
  orders: OrdersState;
}
export const selectOrder = (state: WithOrders, id: number): Order | null =>
  entryOf(state.orders.entries, id).item;
