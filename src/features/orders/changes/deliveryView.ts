import type { Order } from '../../../api/subscriptions.ts';
import { weekdayOf } from '../../../contract/kuwaitTime.ts';
import { deliveriesIn, type DeliverySpan } from '../../../contract/planDelivery.ts';
import { isAhead } from '../../../contract/planDays.ts';
import type { Plan, PlanDay } from '../plan/planView.ts';

export type DeliveryOrder = Pick<
  Order,
  'id' | 'address' | 'delivery_addresses' | 'delivery_time_slots'
>;

/** Whether a day's delivery can be changed; never where the server does not offer it. */
export const isDeliveryOpen = (
  { id, state }: PlanDay,
  { delivery_time_slots, delivery_addresses }: DeliveryOrder,
): boolean =>
  id !== null &&
  (state === 'open' || state === 'planned') &&
  delivery_time_slots != null &&
  delivery_addresses != null;

interface DeliveryPreview {
  /** The deliveries that change. */
  changing: PlanDay[];
  /** Those that come before any change, since they are closed. */
  closed: PlanDay[];
}

export const previewDelivery = (
  { days }: Pick<Plan, 'days'>,
  span: DeliverySpan,
): DeliveryPreview => ({
  changing: deliveriesIn(span, days),
  closed: days.filter(
    ({ state, isOpen, status }) =>
      status === 'scheduled' && !isOpen && state !== null && isAhead(state),
  ),
});

/** The weekdays of the deliveries from a day on. */
export const weekdaysFrom = ({ days }: Pick<Plan, 'days'>, from: string): number[] => {
  const ahead = deliveriesIn({ from, until: null, weekdays: null }, days);
  return [...new Set(ahead.map(({ date }) => weekdayOf(date)))].sort();
};

/** The common value; null where the values differ. */
export function common<Value>(values: readonly Value[]): Value | null {
  const [first, ...others] = new Set(values);
  return first === undefined || others.length > 0 ? null : first;
}
