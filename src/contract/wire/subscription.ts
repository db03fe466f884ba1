import { Type, type Static } from 'typebox';
import { orderComment } from '../rules/order.ts';
import { Address } from './address.ts';
import { CartOrNull, MealsSelectedBy } from './cart.ts';
import {
  DateText,
  DeliveryPreference,
  DeliveryTimeSlot,
  Id,
  LocalizedName,
  MoneyText,
  nullableText,
  ShownAmount,
} from './common.ts';
import { Portion } from './dish.ts';
import { NutritionTarget } from './nutrition.ts';
import { PlanChange, PlanFreeze, PlanStop } from './planDay.ts';
import { PaymentStatus, RefundFields } from './payment.ts';
import { optionalText } from './ruled.ts';

const OrderStatus = Type.Union([
  Type.Literal('pending'),
  Type.Literal('received'),
  Type.Literal('accepted'),
  Type.Literal('failed'),
  Type.Literal('rejected'),
]);
type OrderStatus = Static<typeof OrderStatus>;

export const CreateSubscription = Type.Object(
  {
    cart_id: Id,
    address_id: Id,
    comment: optionalText(orderComment),
    /** The total that the customer was shown: an order of another total is refused. */
    grand_total: Type.Optional(ShownAmount),
  },
  { additionalProperties: false },
);
export type CreateSubscription = Static<typeof CreateSubscription>;

/** The instant of the answer, by the kitchen's clock; the states of the days depend on it. */
const asOf = Type.String();

const OrderChange = {
  /** Whether its plans can go back to the cart: it is unpaid, and no payment is under way. */
  changeable: Type.Boolean(),
  /** They did, and it is closed. */
  changed: Type.Boolean(),
};

/** The order whose plan it continues. */
const RenewedBy = Type.Object({
  id: Id,
  order_number: Type.String(),
  payment_status: PaymentStatus,
  start_date: DateText,
});
export type RenewedBy = Static<typeof RenewedBy>;

const RenewalFields = {
  /** Paid, and some of its plans can be bought again now: near their end, or after it. */
  renewable: Type.Boolean(),
  /** The newest order that continues one of its plans; null where none does. */
  renewed_by: Type.Union([RenewedBy, Type.Null()]),
};

export const SubscriptionSummary = Type.Object({
  id: Id,
  order_number: Type.String(),
  as_of: asOf,
  /** ISO instant. */
  created_at: Type.String(),
  order_status: OrderStatus,
  payment_status: PaymentStatus,
  /** A payment is under way: the gateway has not given a final answer yet. */
  payment_pending: Type.Boolean(),
  /** False once its first delivery can no longer be prepared in time. */
  payable: Type.Boolean(),
  ...OrderChange,
  ...RefundFields,
  ...RenewalFields,
  /** The customer has stopped all of its plans. */
  stopped: Type.Boolean(),
  products: Type.Array(
    Type.Object({ ...LocalizedName, image: Type.String(), quantity: Type.Integer() }),
  ),
  start_date: DateText,
  end_date: DateText,
  grand_total: MoneyText,
});
export type SubscriptionSummary = Static<typeof SubscriptionSummary>;

export const SubscriptionDay = Type.Object({
  id: Id,
  date: DateText,
  status: Type.String(),
  /** The id of the skipped or frozen day that it replaces at the end; null for a bought day. */
  makes_up_for: Type.Union([Id, Type.Null()]),
  /** One of the order's `delivery_addresses`. */
  order_address_id: Id,
  delivery_time_slot: DeliveryTimeSlot,
  dishes: Type.Array(Type.Object({ ...Portion.properties, selected_by: MealsSelectedBy })),
  /** Places of a planned day for which no dish was left that the customer may eat. */
  missing: Type.Integer(),
});
export type SubscriptionDay = Static<typeof SubscriptionDay>;

export const SubscriptionItem = Type.Object({
  id: Id,
  product: Type.Object(LocalizedName),
  variant: Type.Object(LocalizedName),
  image: Type.String(),
  meals: Type.Integer(),
  snacks: Type.Integer(),
  /** The promise for a day; null for an order from before promises. */
  daily_nutrition: Type.Union([NutritionTarget, Type.Null()]),
  quantity: Type.Integer(),
  price: MoneyText,
  total: MoneyText,
  start_date: DateText,
  end_date: DateText,
  /**
   * The last day, delivered or not, of the plan's chain: the plans that it continues and those that continue it.
   * Skipped and frozen days move beyond it.
   */
  continued_until: DateText,
  days: Type.Integer(),
  delivery_days: DeliveryPreference,
  /** As bought; each day has its own. */
  delivery_time_slot: DeliveryTimeSlot,
  meals_selected_by: MealsSelectedBy,
  dislikes_and_allergies: Type.Array(Type.Object(LocalizedName)),
  other_dislikes_and_allergies: nullableText,
  medical_condition: nullableText,
  /** The day on which the customer would like to see a dietitian. */
  dietitian_appointment_date: Type.Optional(Type.Union([DateText, Type.Null()])),
  schedule: Type.Array(SubscriptionDay),
  /** It is delivered, and its days can be changed until each is closed. */
  days_changeable: Type.Boolean(),
  /** Newest first. */
  changes: Type.Array(PlanChange),
  /** Null while it has not been frozen; a plan can be frozen once. */
  freeze: Type.Union([PlanFreeze, Type.Null()]),
  /** Null while it has not been stopped. */
  stop: Type.Union([PlanStop, Type.Null()]),
});
export type SubscriptionItem = Static<typeof SubscriptionItem>;

/** An address as copied into the order; `id` is that of the address book, where it may have been deleted. */
const OrderAddress = Type.Object({ ...Address.properties, order_address_id: Id });
export type OrderAddress = Static<typeof OrderAddress>;

export const SubscriptionDetails = Type.Object({
  id: Id,
  order_number: Type.String(),
  as_of: asOf,
  created_at: Type.String(),
  order_status: OrderStatus,
  payment_status: PaymentStatus,
  payment_pending: Type.Boolean(),
  payable: Type.Boolean(),
  ...OrderChange,
  ...RefundFields,
  ...RenewalFields,
  items: Type.Array(SubscriptionItem),
  /** Closed days of the kitchen, from the first day of the order on. */
  closed_days: Type.Array(DateText),
  /** True some days into a running plan, for a customer without an appointment since it began. */
  dietitian_due: Type.Boolean(),
  sub_total: MoneyText,
  delivery: MoneyText,
  /** The kitchen's own discount; vouchers are `coupon_discount`. */
  discount: MoneyText,
  coupon_code: nullableText,
  coupon_discount: MoneyText,
  payment_gateway_charges: MoneyText,
  grand_total: MoneyText,
  amount_paid: Type.Union([MoneyText, Type.Null()]),
  paid_via: nullableText,
  /** ISO instant. */
  paid_on: nullableText,
  payment_id: nullableText,
  order_reference_number: nullableText,
  message: nullableText,
  registered_mobile_number: nullableText,
  /** As bought; each day has its own. */
  address: Address,
  /** Every address that a day of the order goes to, or went to. */
  delivery_addresses: Type.Array(OrderAddress),
  /** The options for another delivery. */
  delivery_time_slots: Type.Array(DeliveryTimeSlot),
});
export type SubscriptionDetails = Static<typeof SubscriptionDetails>;

export const SubscriptionResponse = Type.Object({
  subscription_details: SubscriptionDetails,
  cart: CartOrNull,
});
export type SubscriptionResponse = Static<typeof SubscriptionResponse>;

export const SubscriptionReopened = Type.Object({
  subscription_details: SubscriptionDetails,
  cart: CartOrNull,
  /** A payment was started and not finished: its hosted page may still be open. */
  payment_page_open: Type.Boolean(),
});
export type SubscriptionReopened = Static<typeof SubscriptionReopened>;

export const SubscriptionsResponse = Type.Object({
  subscriptions: Type.Array(SubscriptionSummary),
  cart: CartOrNull,
});
export type SubscriptionsResponse = Static<typeof SubscriptionsResponse>;
