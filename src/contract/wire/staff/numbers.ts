import { Type, type Static } from 'typebox';
import { DateText, DishKind, Id, LocalizedName, MoneyText } from '../common.ts';

/** Kuwait days, both included. */
export const NumbersQuery = Type.Object(
  { from: DateText, to: DateText },
  { additionalProperties: false },
);
export type NumbersQuery = Static<typeof NumbersQuery>;

/** The figures of a day, as on its sheets. */
export const DeliveryNumbers = Type.Object({
  date: DateText,
  /** Plans, counted by their quantity. */
  deliveries: Type.Integer(),
  /** Portions that these plans hold, chosen or not. */
  meals: Type.Integer(),
  snacks: Type.Integer(),
});
export type DeliveryNumbers = Static<typeof DeliveryNumbers>;

/** Captures of a day that pay for something, and recorded refunds of such captures. */
export const RevenueNumbers = Type.Object({
  date: DateText,
  orders: MoneyText,
  appointments: MoneyText,
  refunded: MoneyText,
  /** Below zero where more went back than came in. */
  revenue: MoneyText,
});
export type RevenueNumbers = Static<typeof RevenueNumbers>;

/** The states of the orders of a day. */
export const OrderNumbers = Type.Object({
  date: DateText,
  /** Also those that were rejected afterwards. */
  paid: Type.Integer(),
  /** No payment was tried, or none is decided. */
  unpaid: Type.Integer(),
  /** A payment failed, or it lapsed. */
  failed: Type.Integer(),
});
export type OrderNumbers = Static<typeof OrderNumbers>;

/** Paid plans by the day of their last delivery, without stopped ones. */
export const RenewalNumbers = Type.Object({
  date: DateText,
  ended: Type.Integer(),
  /** Those among them that a paid plan continues. */
  renewed: Type.Integer(),
});
export type RenewalNumbers = Static<typeof RenewalNumbers>;

/** The number of portions of the days' deliveries with this dish. */
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
