import { createSelector } from '@reduxjs/toolkit';
import type { Order, OrderItem } from '../../api/subscriptions.ts';
import type { SubscriptionDay } from '../../contract/wire/subscription.ts';
import { matchRoute } from '../../contract/pages/matchRoute.ts';
import { selectLocation, type RouterState } from '../../routing/routerSlice.ts';
import type { OrderEntry, OrdersState } from './ordersSlice.ts';
import { weeksOf, type Week } from './weeks.ts';

interface WithOrders {
  orders: OrdersState;
}
type WithRoute = WithOrders & { router: RouterState };

const unknownOrder: OrderEntry = { status: 'loading', order: null, failure: null };

export const selectOrderList = (state: WithOrders) => state.orders.list;
export const selectPayNow = (state: WithOrders) => state.orders.payNow;
const selectOrderEntry = (state: WithOrders, id: number): OrderEntry =>
  state.orders.details[id] ?? unknownOrder;
export const selectOrder = (state: WithOrders, id: number): Order | null =>
  selectOrderEntry(state, id).order;

/** The order that the address names, in its path or as `?order=`; null where it names none. */
export function selectRouteOrderId(state: WithRoute): number | null {
  const { pathname, search } = selectLocation(state);
  const named = matchRoute(pathname)?.params['id'] ?? new URLSearchParams(search).get('order');
  return named && /^[1-9]\d{0,9}$/.test(named) ? Number(named) : null;
}

export function selectRouteOrderEntry(state: WithRoute): OrderEntry {
  const id = selectRouteOrderId(state);
  return id === null ? unknownOrder : selectOrderEntry(state, id);
}

/** The first delivery of the order that the address names, with the time slot of its plan. */
export const selectFirstDelivery = createSelector([selectRouteOrderEntry], ({ order }) => {
  const [first] = [...(order?.items ?? [])].sort((a, b) =>
    a.start_date.localeCompare(b.start_date),
  );
  return first ? { date: first.start_date, slot: first.delivery_time_slot } : null;
});

/** The day that the questionnaire of a plan asked for an appointment; null when none did. */
export const selectRequestedAppointmentDate = createSelector(
  [selectRouteOrderEntry],
  ({ order }): string | null =>
    (order?.items ?? []).flatMap((item) => item.dietitian_appointment_date ?? []).sort()[0] ?? null,
);

export interface ItemWeeks {
  item: OrderItem;
  weeks: Week<SubscriptionDay>[];
}

/** The delivered days of each plan of the order that the address names, by week. */
export const selectSchedule = createSelector([selectRouteOrderEntry], ({ order }): ItemWeeks[] =>
  (order?.items ?? []).map((item) => ({ item, weeks: weeksOf(item.schedule) })),
);
