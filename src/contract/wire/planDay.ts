import { Type, type Static } from 'typebox';
import {
  DateText,
  DeliveryTimeSlot,
  Id,
  LocalizedName,
  MoneyText,
  ShownAmount,
  Weekday,
} from './common.ts';
import { DaySelection, Dish } from './dish.ts';
import { NutritionTarget } from './nutrition.ts';

/** A day of a paid plan that can be changed, with its menu as this customer may use it. */
export const PlanDayResponse = Type.Object({
  date: DateText,
  product: Type.Object(LocalizedName),
  variant: Type.Object(LocalizedName),
  /** How many to choose: the bought number, or fewer where the menu has no more that the answers permit. */
  meals: Type.Integer(),
  snacks: Type.Integer(),
  /** The promise for a day; null for an order from before promises. */
  daily_nutrition: Type.Union([NutritionTarget, Type.Null()]),
  dishes: Type.Array(Dish),
  /** The choices so far, by the customer or the dietitian. */
  selection: DaySelection,
  /** Where its delivery would move if it were skipped now: the new last day of the plan. */
  skip_moves_to: DateText,
});
export type PlanDayResponse = Static<typeof PlanDayResponse>;

const { meals, snacks } = DaySelection.properties;
export const ChangePlanDay = Type.Object({ meals, snacks }, { additionalProperties: false });
export type ChangePlanDay = Static<typeof ChangePlanDay>;

/** The first and the last day without deliveries. */
export const FreezePlan = Type.Object(
  { from: DateText, until: DateText },
  { additionalProperties: false },
);
export type FreezePlan = Static<typeof FreezePlan>;

export const PlanFreeze = Type.Object({
  ...FreezePlan.properties,
  /** Ended by the customer: `until` is then the day before the first delivery. */
  ended_early: Type.Boolean(),
});
export type PlanFreeze = Static<typeof PlanFreeze>;

/** What stopping a plan now would do. */
export const StopOffer = Type.Object({
  /** The refund. */
  amount: MoneyText,
  /** The part of it that is the delivery fee. */
  delivery_fee: MoneyText,
  /** How many days are not delivered then. */
  days: Type.Integer(),
  /** The last delivery then; null where none comes. */
  last_day: Type.Union([DateText, Type.Null()]),
  /** The last day on which it can be stopped. */
  until: DateText,
});
export type StopOffer = Static<typeof StopOffer>;

/** The refund that the customer was shown; another one is refused with `refund_changed`. */
export const StopPlan = Type.Object({ amount: ShownAmount }, { additionalProperties: false });
export type StopPlan = Static<typeof StopPlan>;

export const PlanStop = Type.Object({
  /** ISO instant. */
  stopped_at: Type.String(),
  /** The first day that is not delivered any more. */
  from: DateText,
  /** How many days are not delivered. */
  days: Type.Integer(),
  amount: MoneyText,
  /** When it was recorded that the money went back; null while it is due, or where nothing is. */
  refunded_at: Type.Union([Type.String(), Type.Null()]),
});
export type PlanStop = Static<typeof PlanStop>;

/** Null for every day of the week. */
const Weekdays = Type.Union([Type.Array(Weekday, { minItems: 1, maxItems: 7 }), Type.Null()]);

/** From which day on, and on which days, the address or the time of deliveries changes; at least one of the two. */
export const ChangeDelivery = Type.Object(
  {
    from: DateText,
    /** Included; null, or left out, for every day from then on. */
    until: Type.Optional(Type.Union([DateText, Type.Null()])),
    weekdays: Type.Optional(Weekdays),
    /** One of the address book; null, or left out, leaves each day its address. */
    address_id: Type.Optional(Type.Union([Id, Type.Null()])),
    /** Null, or left out, leaves each day its time. */
    delivery_time_slot_id: Type.Optional(Type.Union([Id, Type.Null()])),
  },
  { additionalProperties: false },
);
export type ChangeDelivery = Static<typeof ChangeDelivery>;

const ChangedDelivery = Type.Object({
  weekdays: Weekdays,
  /** One of the order's `delivery_addresses`; null where each day kept its address. */
  order_address_id: Type.Union([Id, Type.Null()]),
  /** Null where each day kept its time. */
  delivery_time_slot: Type.Union([DeliveryTimeSlot, Type.Null()]),
});

/** A change by the customer, or by the kitchen that closed a day, for display. */
export const PlanChange = Type.Object({
  /**
   * The changed day; the first day of a freeze or of another delivery, the first delivery after an ended freeze, and
   * the first day without a delivery of a stopped plan.
   */
  date: DateText,
  kind: Type.Union([
    Type.Literal('meals'),
    Type.Literal('skipped'),
    Type.Literal('taken_back'),
    Type.Literal('frozen'),
    Type.Literal('freeze_ended'),
    Type.Literal('stopped'),
    Type.Literal('delivery'),
    Type.Literal('kitchen_closed'),
  ]),
  /**
   * Where a skipped or closed day's delivery moved to, where one that was taken back moved from, and the last day of
   * a frozen plan; null for any other change, and where a closed day is refunded.
   */
  moved_to: Type.Union([DateText, Type.Null()]),
  /** The last day of a freeze, and of another delivery that ends again; null for any other change. */
  until: Type.Union([DateText, Type.Null()]),
  /** Null for any other change. */
  delivery: Type.Union([ChangedDelivery, Type.Null()]),
  /** ISO instant. */
  changed_at: Type.String(),
  added: Type.Array(Type.Object(LocalizedName)),
  removed: Type.Array(Type.Object(LocalizedName)),
});
export type PlanChange = Static<typeof PlanChange>;
