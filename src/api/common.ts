import { languageCodes, type Localized } from '../contract/languages.ts';
import { textToFils, type Fils } from '../contract/money.ts';
import type { DeliveryTimeSlot } from '../contract/wire/common.ts';
import type { NutritionTarget } from '../contract/wire/nutrition.ts';
import {
  count,
  day,
  id,
  measure,
  object,
  oneOf,
  text,
  time,
  type Fields,
  type Reader,
} from './shape.ts';

export const money: Reader<Fils> = (value, at) => count(textToFils(text(value, at)), at);

/** The columns of a field in every language: `localized(text, 'name')`. */
export function localized<T, Field extends string>(
  read: Reader<T>,
  ...fields: readonly Field[]
): Fields<Localized<Field, T>>;
export function localized(read: Reader<unknown>, ...fields: readonly string[]): object {
  const columns = fields.flatMap((field) => languageCodes.map((code) => `${field}_${code}`));
  return Object.fromEntries(columns.map((column) => [column, read]));
}

export type Name = Localized<'name'>;
/** An allergen or an ingredient. */
export type Choice = Name & { id: number };
/** A day without delivery or appointments, and its reason. */
export type ClosedDay = Name & { date: string };

const name = localized(text, 'name');
export const readName = object<Name>(name);
export const readChoice = object<Choice>({ id, ...name });
export const readClosedDay = object<ClosedDay>({ date: day, ...name });

export const readNutritionTarget = object<NutritionTarget>({ calories: measure, protein: measure });
/** The nutrition of a portion. */
export const nutrition = { calories: measure, carbs: measure, fat: measure, protein: measure };

export const readDeliveryPreference = oneOf('all_days', 'except_friday', 'except_friday_saturday');
export const readTimeSlot = object<DeliveryTimeSlot>({ id, from: time, to: time });
export const readMealsSelectedBy = oneOf('customer', 'dietitian');
export const readDishKind = oneOf('meal', 'snack');
export const readPaymentStatus = oneOf('paid', 'not_paid');
