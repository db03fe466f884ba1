import { Type, type Static } from 'typebox';
import { DateText, DishKind, Id, LocalizedName, MoneyText } from '../common.ts';

/** Kuwait days, both included. */
export const NumbersQuery = Type.Object(
  { from: DateText, to: DateText },
  { additionalProperties: false },
);
export type NumbersQuery = Static<typeof NumbersQuery>;

/** What a day of the kitchen holds, as its sheets say. */
export const DeliveryNumbers = Type.Object({
  date: DateText,
  /** Plans, as often as they were bought. */
  deliveries: Type.Integer(),
  /** Portions that these plans hold, chosen or not. */
  meals: Type.Integer(),
  snacks: Type.Integer(),
});
export type DeliveryNumbers = Static<typeof DeliveryNumbers>;

/** What was taken on a day and paid for something, and what was recorded as paid back of such money. */
export const RevenueNumbers = Type.Object({
  date: DateText,
  orders: MoneyText,
  appointments: MoneyText,
  refunded: MoneyText,
  /** Below zero where more went back than came in. */
  revenue: MoneyText,
});
export type RevenueNumbers = Static<typeof RevenueNumbers>;

/** What has become of the orders that were placed on a day. */
export const OrderNumbers = Type.Object({
  date: DateText,
  /** Also those that were rejected afterwards. */
  paid: Type.Integer(),
  /** Nobody has tried to pay, or nothing is decided. */
  unpaid: Type.Integer(),
  /** A payment failed, or it lapsed. */
  failed: Type.Integer(),
});
export type OrderNumbers = Static<typeof OrderNumbers>;

/** Paid plans by the day of their last delivery, but for those that were stopped. */
export const RenewalNumbers = Type.Object({
  date: DateText,
  ended: Type.Integer(),
  /** Those among them that a paid plan goes on with. */
  renewed: Type.Integer(),
});
export type RenewalNumbers = Static<typeof RenewalNumbers>;

/** In how many portions of the days' deliveries a dish is. */
export const DishNumbers = Type.Object({
  dish_id: Id,
  kind: DishKind,
  ...LocalizedName,
  /** Customers chose it themselves. */
  chosen: Type.Integer(),
  /** The dietitian put it in. */
  proposed: Type.Integer(),
});
export type DishNumbers = Static<typeof DishNumbers>;
