import { Type, type Static } from 'typebox';
import { DateText, DeliveryTimeSlot, Id, LocalizedName, MoneyText, ShownAmount } from './common.ts';
import { DaySelection, Dish } from './dish.ts';
import { NutritionTarget } from './nutrition.ts';

/** A day of a paid plan that can be changed, with its menu as this customer may use it. */
export const PlanDayResponse = Type.Object({
  date: DateText,
  product: Type.Object(LocalizedName),
  variant: Type.Object(LocalizedName),
  /** To choose: what was bought, or fewer where the menu has no more that the answers permit. */
  meals: Type.Integer(),
  snacks: Type.Integer(),
  /** What was promised of a day; null for an order that is older than the promise. */
  daily_nutrition: Type.Union([NutritionTarget, Type.Null()]),
  dishes: Type.Array(Dish),
  /** What is chosen so far, by the customer or the dietitian. */
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
  /** By the customer: `until` is the day before the first delivery then. */
  ended_early: Type.Boolean(),
});
export type PlanFreeze = Static<typeof PlanFreeze>;

/** What it would do to stop a plan now. */
export const StopOffer = Type.Object({
  /** What goes back. */
  amount: MoneyText,
  /** How much of it is the fee for delivery. */
  delivery_fee: MoneyText,
  /** How many days are not delivered then. */
  days: Type.Integer(),
  /** The last delivery then; null where none comes. */
  last_day: Type.Union([DateText, Type.Null()]),
  /** The last day on which it can be stopped. */
  until: DateText,
});
export type StopOffer = Static<typeof StopOffer>;

/** What the customer was shown: another amount is refused with `refund_changed`. */
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

/** 0 Sunday to 6 Saturday; null for every day of the week. */
const Weekdays = Type.Union([
  Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { minItems: 1, maxItems: 7 }),
  Type.Null(),
]);

/** From which day on, and on which days, a plan is delivered where and when; at least one of the two. */
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
  /** Of the order's `delivery_addresses`; null where each day kept its address. */
  order_address_id: Type.Union([Id, Type.Null()]),
  /** Null where each day kept its time. */
  delivery_time_slot: Type.Union([DeliveryTimeSlot, Type.Null()]),
});

/** What a customer has changed, or the kitchen by closing a day, for them to read. */
export const PlanChange = Type.Object({
  /**
   * Of the day that was changed; the first of a freeze or of another delivery, the first delivery after a freeze that
   * was ended, and the first that does not come any more.
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
   * Where a skipped delivery or that of a closed day went, whence one that was taken back came, and the last day of a
   * plan that was frozen; null for any other change, and where a closed day is paid back.
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
