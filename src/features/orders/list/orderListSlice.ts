import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrderSummary } from '../../../api/subscriptions.ts';
import { loadReducers, loaded, notLoaded, type LoadState } from '../../../saga/request.ts';
import { sessionEnded } from '../../../saga/events.ts';

interface OrderListState extends LoadState {
  items: OrderSummary[];
}

const initialState: OrderListState = { ...notLoaded, items: [] };

const orderListSlice = createSlice({
  name: 'orderList',
  initialState,
  reducers: {
    ...loadReducers<OrderListState>(),
    loaded: (_state, { payload: items }: PayloadAction<OrderSummary[]>) => ({ ...loaded, items }),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

export const {
  requested: orderListRequested,
  loaded: orderListLoaded,
  failed: orderListFailed,
  retryPressed: orderListRetryPressed,
} = orderListSlice.actions;
export const orderListReducer = orderListSlice.reducer;

export interface WithOrderList {
  orderList: OrderListState;
}
export const selectOrderList = (state: WithOrderList) => state.orderList;
