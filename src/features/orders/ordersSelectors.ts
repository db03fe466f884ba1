import { createSelector } from '@reduxjs/toolkit';
import type { SubscriptionDetails } from '../../api/subscriptions.ts';
import type { OrderEntry, OrdersState } from './ordersSlice.ts';

interface WithOrders {
  orders: OrdersState;
}

const unknownOrder: OrderEntry = { status: 'loading', order: null, failure: null };

export const selectOrderList = (state: WithOrders) => state.orders.list;
export const selectPayNow = (state: WithOrders) => state.orders.payNow;
export const selectOrderEntry = (state: WithOrders, id: number): OrderEntry =>
  state.orders.details[id] ?? unknownOrder;
export const selectOrder = (state: WithOrders, id: number): SubscriptionDetails | null =>
  selectOrderEntry(state, id).order;

/** The first delivery of the whole order, with the time slot of its plan. */
export const selectFirstDelivery = createSelector([selectOrder], (order) => {
  const [first] = [...(order?.items ?? [])].sort((a, b) => a.start_date.localeCompare(b.start_date));
  return first ? { date: first.start_date, slot: first.delivery_time_slot } : null;
});
