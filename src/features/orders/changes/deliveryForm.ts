import { array, object, string } from 'yup';
import type { DeliverySpan } from '../../../contract/planDelivery.ts';
import type { ChangeDelivery } from '../../../contract/wire/planDay.ts';

/** The option that keeps each day's address, or its time. */
export const KEEP = 'keep';

export interface DeliveryValues {
  address_id: string;
  delivery_time_slot_id: string;
  span: 'day' | 'from' | 'weekdays';
  /** For the span `weekdays` only. */
  weekdays: string[];
}

export const noChange: DeliveryValues = {
  address_id: KEEP,
  delivery_time_slot_id: KEEP,
  span: 'from',
  weekdays: [],
};

export const deliverySchema = object({
  address_id: string()
    .default(KEEP)
    .when('delivery_time_slot_id', {
      is: KEEP,
      then: (address) => address.notOneOf([KEEP], 'deliveryChange.nothingChosen'),
    }),
  delivery_time_slot_id: string().default(KEEP),
  span: string<DeliveryValues['span']>().default('from'),
  weekdays: array(string().defined())
    .default([])
    .when('span', {
      is: 'weekdays',
      then: (weekdays) => weekdays.min(1, 'deliveryChange.noWeekday'),
    }),
});

export const spanOf = (
  { span, weekdays }: Pick<DeliveryValues, 'span' | 'weekdays'>,
  from: string,
): DeliverySpan => ({
  from,
  until: span === 'day' ? from : null,
  weekdays: span === 'weekdays' ? weekdays.map(Number) : null,
});

export function toChange(values: DeliveryValues, from: string): Required<ChangeDelivery> {
  const { until, weekdays } = spanOf(values, from);
  const idOf = (value: string) => (value === KEEP ? null : Number(value));
  return {
    from,
    until,
    weekdays: weekdays && [...weekdays],
    address_id: idOf(values.address_id),
    delivery_time_slot_id: idOf(values.delivery_time_slot_id),
  };
}
