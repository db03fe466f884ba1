import { Type, type Static } from 'typebox';
import { DateText, DeliveryPreference, Id } from './common.ts';
import { Portion } from './dish.ts';
import { DayPortions } from './planSize.ts';

/** The plan of the week. */
export const SampleWeekQuery = Type.Object({
  variant_id: Id,
  ...DayPortions,
  delivery_preference: DeliveryPreference,
});
export type SampleWeekQuery = Static<typeof SampleWeekQuery>;

export const SampleWeekResponse = Type.Object({
  /** The delivered days of one week, from Sunday; empty where the menu cannot fill them. */
  days: Type.Array(Type.Object({ date: DateText, dishes: Type.Array(Portion) })),
});
export type SampleWeekResponse = Static<typeof SampleWeekResponse>;
