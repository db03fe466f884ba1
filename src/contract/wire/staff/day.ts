import { Type, type Static } from 'typebox';
import {
  deliveryOutcomes,
  failureNote,
  failureReasons,
  MARKS_AT_MOST,
} from '../../staff/deliveryDay.ts';
import { DateText, DishKind, Id, LocalizedName, nullableText } from '../common.ts';
import { optionalText } from '../ruled.ts';

const Named = Type.Object(LocalizedName);
const Slot = Type.Object({ from: Type.String(), to: Type.String() });

/** The day of a sheet. */
const SheetDay = {
  date: DateText,
  /** Why nothing is delivered; null where the kitchen is not closed. */
  closed_day: Type.Union([Named, Type.Null()]),
};

/** A dish in the size in which a plan has it. */
export const Portion = Type.Object({
  dish_id: Id,
  kind: DishKind,
  ...LocalizedName,
  calories: Type.Integer(),
  protein: Type.Integer(),
  allergens: Type.Array(Named),
  /** How many are cooked. */
  count: Type.Integer(),
});
export type Portion = Static<typeof Portion>;

export const ProductionSheet = Type.Object({
  ...SheetDay,
  /** Customers can still change the day. */
  open_for_changes: Type.Boolean(),
  /** Plans, counted by their quantity. */
  deliveries: Type.Integer(),
  /** Portions that the plans of the day hold, chosen or not. */
  portions_due: Type.Integer(),
  /** Deliveries whose dishes are not all chosen, and which the dietitian still fills. */
  unfilled: Type.Integer(),
  /** Deliveries for which the dietitian found too few dishes; a staff member has to choose. */
  lacking: Type.Integer(),
  portions: Type.Array(Portion),
});
export type ProductionSheet = Static<typeof ProductionSheet>;

export const DeliveryAddress = Type.Object({
  area_en: Type.String(),
  area_ar: Type.String(),
  governorate_en: Type.String(),
  governorate_ar: Type.String(),
  location: Type.String(),
  block: Type.String(),
  street: Type.String(),
  avenue: nullableText,
  house_building: Type.String(),
  floor: nullableText,
  apartment: nullableText,
  special_direction: nullableText,
});
export type DeliveryAddress = Static<typeof DeliveryAddress>;

/** A day of a plan, with its address and customer. */
const Stop = {
  order_day_id: Id,
  order_id: Id,
  order_number: Type.String(),
  /** Empty where the account was deleted. */
  customer_name: Type.String(),
  /** How many of the plan were bought: each has the same dishes. */
  quantity: Type.Integer(),
  product: Named,
  slot: Slot,
  address: DeliveryAddress,
};

export const Label = Type.Object({
  ...Stop,
  variant: Named,
  dishes: Type.Array(
    Type.Object({
      kind: DishKind,
      ...LocalizedName,
      calories: Type.Integer(),
      protein: Type.Integer(),
    }),
  ),
  /** False where the customer has withdrawn the answers: allergies are then unknown. */
  answered: Type.Boolean(),
  allergies: Type.Array(Named),
  dislikes: Type.Array(Named),
  /** The customer's further notes on them. */
  others: nullableText,
});
export type Label = Static<typeof Label>;

export const LabelSheet = Type.Object({ ...SheetDay, items: Type.Array(Label) });
export type LabelSheet = Static<typeof LabelSheet>;

const Outcome = Type.Enum(deliveryOutcomes);
const Reason = Type.Enum(failureReasons);

export const Delivery = Type.Object({
  ...Stop,
  phone: nullableText,
  /** The customer's note to the order. */
  comment: nullableText,
  /** Null until it is marked. */
  outcome: Type.Union([Outcome, Type.Null()]),
  reason: Type.Union([Reason, Type.Null()]),
  note: nullableText,
  /** The day that makes up for a failed one; null for any other, and where there is none. */
  made_up_on: Type.Union([DateText, Type.Null()]),
});
export type Delivery = Static<typeof Delivery>;

export const DeliverySheet = Type.Object({
  ...SheetDay,
  /** Its deliveries can be marked: the day has come, and is not long past. */
  markable: Type.Boolean(),
  items: Type.Array(Delivery),
});
export type DeliverySheet = Static<typeof DeliverySheet>;

/** How the deliveries of some days ended. All or nothing; sent again, it changes nothing. */
export const MarkDeliveries = Type.Object(
  {
    order_day_ids: Type.Array(Id, { minItems: 1, maxItems: MARKS_AT_MOST, uniqueItems: true }),
    outcome: Outcome,
    /** Required for a failed delivery, and not allowed for any other. */
    reason: Type.Optional(Type.Union([Reason, Type.Null()])),
    note: optionalText(failureNote),
  },
  { additionalProperties: false },
);
export type MarkDeliveries = Static<typeof MarkDeliveries>;
