import { createSelector } from '@reduxjs/toolkit';
import type { Order, OrderItem, OrderSummary } from '../../api/subscriptions.ts';
import { addDays, weekdayOf } from '../../contract/kuwaitTime.ts';
import { matchRoute } from '../../contract/pages/matchRoute.ts';
import { queryValue } from '../../contract/pages/pageQuery.ts';
import { selectLocation, type RouterState } from '../../routing/routerSlice.ts';
import { entryOf, type Entry } from '../../saga/entries.ts';
import { selectOrderList, type WithOrderList } from './list/orderListSlice.ts';
import { selectOrder, type Renewal, type WithOrders } from './ordersSlice.ts';
import { daysOf, plansOf, slotOfDay, type PlanDay } from './plan/planView.ts';

type WithRoute = WithOrders & { router: RouterState };

export const isPayable = ({ payable, payment_status }: Pick<Order, 'payable' | 'payment_status'>) =>
  payable && payment_status === 'not_paid';

/** The order that is asked about; null once it turns out that it is paid, or closed, by another tab. */
export function selectPayNow(state: WithOrders & WithOrderList) {
  const target = state.orders.payNow;
  if (target === null) return null;
  const listed = selectOrderList(state).items.find(({ id }) => id === target.orderId);
  const known: (OrderSummary | Order | null | undefined)[] = [
    listed,
    selectOrder(state, target.orderId),
  ];
  return known.every((order) => !order || isPayable(order)) ? target : null;
}

export const selectOrderChange = (state: WithOrders) => state.orders.change;

/** An order's renewal; undefined until it is requested. */
export function selectRenewal({ orders }: WithOrders, orderId: number): Renewal | undefined {
  return orders.renewal?.orderId === orderId ? (orders.renewal as Renewal) : undefined;
}

export const selectSkip = (state: WithOrders) => state.orders.skip;
export const selectFreeze = (state: WithOrders) => state.orders.freeze;
export const selectStop = (state: WithOrders) => state.orders.stop;
export const selectDelivery = (state: WithOrders) => state.orders.delivery;

/** The order that the address names, in its path or as `?order=`; null where it names none. */
export function selectRouteOrderId(state: WithRoute): number | null {
  const { pathname, search } = selectLocation(state);
  const named = matchRoute(pathname)?.params['id'] ?? queryValue(search, 'order');
  return named && /^[1-9]\d{0,9}$/.test(named) ? Number(named) : null;
}

/** The day of a plan that the path names; null where it names none. */
export function selectRouteDayId(state: WithRoute): number | null {
  const named = matchRoute(selectLocation(state).pathname)?.params['dayId'];
  return named ? Number(named) : null;
}

/** The order of the address and the state of its load; null where the address names none. */
export function selectRouteOrderEntry(state: WithRoute): Entry<Order> | null {
  const id = selectRouteOrderId(state);
  return id === null ? null : entryOf(state.orders.entries, id);
}

const selectItems = createSelector(
  [selectRouteOrderEntry],
  (entry): readonly OrderItem[] => entry?.item?.items ?? [],
);

/** The first delivery of the order that the address names, with its time slot. */
export const selectFirstDelivery = createSelector([selectItems], (items) => {
  const [first] = [...items].sort((a, b) => a.start_date.localeCompare(b.start_date));
  if (first === undefined) return null;
  const day = first.schedule.find(({ date }) => date === first.start_date);
  return {
    date: first.start_date,
    slot: day ? slotOfDay(day, first) : first.delivery_time_slot,
  };
});

/** The day for which the questionnaire of a plan asked for an appointment; null when none did. */
export const selectRequestedAppointmentDate = createSelector(
  [selectItems],
  (items): string | null =>
    items.flatMap((item) => item.dietitian_appointment_date ?? []).sort()[0] ?? null,
);

export interface ItemWeeks {
  item: OrderItem;
  weeks: Week<PlanDay>[];
}

/** The delivered days of each plan of the order that the address names, by week. */
export const selectSchedule = createSelector([selectRouteOrderEntry], (entry): ItemWeeks[] => {
  const order = entry?.item ?? null;
  return order === null
    ? []
    : order.items.map((item) => ({ item, weeks: weeksOf(daysOf(item, order)) }));
});

/** The plans of the order that the address names; none where it is not delivered. */
export const selectPlans = createSelector([selectRouteOrderEntry], (entry) =>
  entry?.item ? plansOf(entry.item) : [],
);

/** The day of a plan that the address names; null where it names none. */
export const selectRoutePlanDate = (state: WithRoute) =>
  queryValue(selectLocation(state).search, 'day');

interface Week<Day> {
  /** Its Sunday. */
  start: string;
  days: Day[];
}

/** Ascending days in weeks from Sunday to Saturday, as the meal plans show them. */
export function weeksOf<Day extends { date: string }>(days: readonly Day[]): Week<Day>[] {
  const weeks: Week<Day>[] = [];
  for (const day of days) {
    const start = addDays(day.date, -weekdayOf(day.date));
    const last = weeks.at(-1);
    if (last?.start === start) last.days.push(day);
    else weeks.push({ start, days: [day] });
  }
  return weeks;
}
