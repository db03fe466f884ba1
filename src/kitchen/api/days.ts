import type { ApiRequest } from '../../api/client.ts';
import { count, day, flag, id, list, nullable, object, oneOf, text } from '../../api/shape.ts';
import { deliveryOutcomes, failureReasons } from '../../contract/staff/deliveryDay.ts';
import type {
  Delivery,
  DeliveryAddress,
  DeliverySheet,
  Label,
  LabelSheet,
  MarkDeliveries,
  Portion,
  ProductionSheet,
} from '../../contract/wire/staff/day.ts';

const names = { name_en: text, name_ar: text };
const readNames = object<Portion['allergens'][number]>(names);
const readKind = oneOf('meal', 'snack');
const head = { date: day, closed_day: nullable(readNames) };

const readPortion = object<Portion>({
  dish_id: id,
  kind: readKind,
  ...names,
  calories: count,
  protein: count,
  allergens: list(readNames),
  count,
});

const readProduction = object<ProductionSheet>({
  ...head,
  open_for_changes: flag,
  deliveries: count,
  portions_due: count,
  unfilled: count,
  lacking: count,
  portions: list(readPortion),
});

const readAddress = object<DeliveryAddress>({
  area_en: text,
  area_ar: text,
  governorate_en: text,
  governorate_ar: text,
  location: text,
  block: text,
  street: text,
  avenue: nullable(text),
  house_building: text,
  floor: nullable(text),
  apartment: nullable(text),
  special_direction: nullable(text),
});

const stop = {
  order_day_id: id,
  order_id: id,
  order_number: text,
  customer_name: text,
  quantity: count,
  product: readNames,
  slot: object<Label['slot']>({ from: text, to: text }),
  address: readAddress,
};

const readLabel = object<Label>({
  ...stop,
  variant: readNames,
  dishes: list(
    object<Label['dishes'][number]>({ kind: readKind, ...names, calories: count, protein: count }),
  ),
  answered: flag,
  allergies: list(readNames),
  dislikes: list(readNames),
  others: nullable(text),
});

const readDelivery = object<Delivery>({
  ...stop,
  phone: nullable(text),
  comment: nullable(text),
  outcome: nullable(oneOf(...deliveryOutcomes)),
  reason: nullable(oneOf(...failureReasons)),
  note: nullable(text),
  made_up_on: nullable(day),
});

export const getProduction = (date: string): ApiRequest<ProductionSheet> => ({
  method: 'GET',
  path: `days/${date}/production`,
  parse: readProduction,
});

export const getLabels = (date: string): ApiRequest<LabelSheet> => ({
  method: 'GET',
  path: `days/${date}/labels`,
  parse: object<LabelSheet>({ ...head, items: list(readLabel) }),
});

export const getDeliveries = (date: string): ApiRequest<DeliverySheet> => ({
  method: 'GET',
  path: `days/${date}/deliveries`,
  parse: object<DeliverySheet>({ ...head, markable: flag, items: list(readDelivery) }),
});

export interface MarkedDay extends MarkDeliveries {
  date: string;
}

export const markDeliveries = ({ date, ...body }: MarkedDay): ApiRequest<null> => ({
  method: 'PUT',
  path: `days/${date}/deliveries`,
  body,
  parse: () => null,
});
