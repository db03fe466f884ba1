import type { Order, OrderDay, OrderItem } from '../../../api/subscriptions.ts';
import { addDays, kuwaitToday } from '../../../contract/kuwaitTime.ts';
import {
  dayState,
  isAhead,
  isOpenForChanges,
  keptState,
  type DayState,
} from '../../../contract/planDays.ts';
import { daysAddedFor } from '../../../contract/skippedDays.ts';

export interface PlanDay extends OrderDay {
  /** Null where the state is unknown: the order is not paid, or the server does not report the time. */
  state: DayState | null;
  /** Whether it has all of its dishes. */
  isComplete: boolean;
  /** Whether there is still time to change it, or to take it back. */
  isOpen: boolean;
  /** Whether its plan is frozen on it, even where it was skipped before. */
  inFreeze: boolean;
  /** Where the delivery of a skipped or frozen day is now; null for any other. */
  movedTo: string | null;
  /** The skipped or frozen day that it replaces; null for a bought day. */
  insteadOf: string | null;
}

/** A plan that is delivered, or has been. */
export interface Plan {
  item: OrderItem;
  /** Ascending. */
  days: PlanDay[];
  /** The Kuwait day of the kitchen's answer. */
  today: string;
  /** How many days still have to be delivered. */
  left: number;
}

/** A day that a customer asks about first. */
export interface NearDay {
  when: 'today' | 'tomorrow' | 'first' | 'next';
  date: string;
  /** Null without a delivery. */
  day: PlanDay | null;
}

type Delivered = Pick<Order, 'payment_status' | 'order_status' | 'as_of'>;

/** The instant for which the states of the days hold; null where they are unknown, as in an older recording. */
function momentOf({ payment_status, order_status, as_of }: Delivered): Date | null {
  const isDelivered = order_status === 'received' || order_status === 'accepted';
  return payment_status === 'paid' && isDelivered && as_of != null ? new Date(as_of) : null;
}

/** Whether the page of an order shows its plans: it is paid and not rejected, and the server reports the time. */
export const hasPlan = (order: Delivered): boolean => momentOf(order) !== null;

/** Whether every plan of an order was stopped. */
export const isStopped = ({ items }: Pick<Order, 'items'>): boolean =>
  items.length > 0 && items.every(({ stop }) => Boolean(stop));

export function daysOf(item: OrderItem, order: Delivered): PlanDay[] {
  const now = momentOf(order);
  const named = item.schedule.filter(isNamed);
  return item.schedule.map((kept) => {
    const day = { ...kept, isComplete: kept.dishes.length >= item.meals + item.snacks };
    const isMoved = isNamed(day) && (day.status === 'skipped' || day.status === 'frozen');
    return {
      ...day,
      state:
        now === null
          ? keptState(day.status)
          : dayState({ ...day, slot: slotOfDay(kept, item) }, now),
      isOpen: now !== null && isOpenForChanges(day.date, now),
      inFreeze: isIn(item.freeze, day.date),
      movedTo: isMoved ? (daysAddedFor(named, day).at(-1)?.date ?? null) : null,
      insteadOf: named.find(({ id }) => id === day.makes_up_for)?.date ?? null,
    };
  });
}

/** A recording, or another server, knows the time of the plan alone. */
export const slotOfDay = (
  { delivery_time_slot }: Pick<OrderDay, 'delivery_time_slot'>,
  item: Pick<OrderItem, 'delivery_time_slot'>,
) => delivery_time_slot ?? item.delivery_time_slot;

/** Where a day goes; as it was bought where the server does not say it of each day. */
export const addressOfDay = (
  { order_address_id }: Pick<OrderDay, 'order_address_id'>,
  { address, delivery_addresses }: Pick<Order, 'address' | 'delivery_addresses'>,
) => delivery_addresses?.find((one) => one.order_address_id === order_address_id) ?? address;

const isIn = (freeze: OrderItem['freeze'], date: string) =>
  freeze != null && freeze.from <= date && date <= freeze.until;

const isNamed = (day: OrderDay): day is OrderDay & { id: number } => day.id !== null;

const isStillAhead = ({ state }: PlanDay) => state !== null && isAhead(state);

export function plansOf(order: Delivered & Pick<Order, 'items'>): Plan[] {
  const now = momentOf(order);
  if (now === null) return [];
  return order.items.map((item) => {
    const days = daysOf(item, order);
    return { item, days, today: kuwaitToday(now), left: days.filter(isStillAhead).length };
  });
}

/** Today and tomorrow while the plan runs; where neither has a delivery, the next delivery too. */
export function nearDays({ days, today }: Pick<Plan, 'days' | 'today'>): NearDay[] {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const near = (['today', 'tomorrow'] as const)
    .map((when, index): NearDay => {
      const date = addDays(today, index);
      return { when, date, day: days.find((day) => day.date === date) ?? null };
    })
    .filter(({ date }) => date >= first.date && date <= last.date);
  if (near.some(({ day }) => day !== null && day.status !== 'frozen')) return near;
  const next = days.find(isStillAhead);
  const when = next === first ? 'first' : 'next';
  return next === undefined ? near : [...near, { when, date: next.date, day: next }];
}

/** The selected day: the requested one, else the first upcoming one after the near days. */
export function dayInSight(plan: Plan, asked: string | null): PlanDay | undefined {
  const near = new Set(nearDays(plan).map(({ date }) => date));
  return (
    plan.days.find(({ date }) => date === asked) ??
    plan.days.find((day) => isStillAhead(day) && !near.has(day.date)) ??
    plan.days.at(-1)
  );
}
