import type { Address, Governorate } from '../contract/wire/address.ts';
import type { DeliveryTimeSlot } from '../contract/wire/common.ts';
import { day, id, list, localized, nullable, object, oneOf, text, time } from './shape.ts';

export interface Name {
  name_en: string;
  name_ar: string;
}
/** What a customer can choose, or has: an allergen, an ingredient. */
export type Choice = Name & { id: number };
/** A day without delivery or appointments, and its reason. */
export type ClosedDay = Name & { date: string };

const name = localized(text, 'name');
export const readName = object<Name>(name);
export const readChoice = object<Choice>({ id, ...name });
export const readClosedDay = object<ClosedDay>({ date: day, ...name });

export const readDeliveryPreference = oneOf('all_days', 'except_friday', 'except_friday_saturday');
export const readTimeSlot = object<DeliveryTimeSlot>({ id, from: time, to: time });
export const readMealsSelectedBy = oneOf('customer', 'dietitian');
export const readDishKind = oneOf('meal', 'snack');
export const readPaymentStatus = oneOf('paid', 'not_paid');

export const readGovernorate = object<Governorate>({
  id,
  ...name,
  areas: list(object<Governorate['areas'][number]>({ id, gov_id: id, ...name })),
});

export const readAddress = object<Address>({
  id,
  title: nullable(text),
  location: oneOf('home', 'office'),
  gov_id: id,
  governorate: readName,
  area_id: id,
  area: readName,
  block: text,
  street: text,
  avenue: nullable(text),
  house_building: text,
  floor: nullable(text),
  apartment: nullable(text),
  special_direction: nullable(text),
});
