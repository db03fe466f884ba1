import { Type, type Static } from 'typebox';
import { Cart } from './cart.ts';
import { DateText, Id, LocalizedName, MoneyText } from './common.ts';

/** A plan of an order that can be bought again now. */
const RenewablePlan = Type.Object({
  /** The id of the order's item. */
  item_id: Id,
  product: Type.Object(LocalizedName),
  variant: Type.Object(LocalizedName),
  /** The package that is sold now, this one or a replacement; null where its package is no longer sold. */
  package_category_id: Type.Union([Id, Type.Null()]),
  /** The first delivery of the plan that follows; null where it is not sold any more as it was. */
  starts_on: Type.Union([DateText, Type.Null()]),
  /** Today's price; null where the plan is no longer sold in this form. */
  total: Type.Union([MoneyText, Type.Null()]),
});
export type RenewablePlan = Static<typeof RenewablePlan>;

/** The plans of an order that can be renewed, or bought again, today; none where none can. */
export const RenewalResponse = Type.Object({ plans: Type.Array(RenewablePlan) });
export type RenewalResponse = Static<typeof RenewalResponse>;

/** What the renewal put into the cart, and what differs from the old plans. */
export const Renewed = Type.Object({
  cart: Cart,
  /** The lines of the cart, those of an earlier request too. */
  cart_item_ids: Type.Array(Id),
  /** Days whose dishes the dietitian chooses instead of the customer: a dish is not permitted or not on the menu. */
  delegated_days: Type.Integer(),
  /** The answers could not be taken over, and are asked for. */
  answers_missing: Type.Boolean(),
  /** The delivery time is no longer offered, so another one was chosen. */
  slot_changed: Type.Boolean(),
  /** Plans that are not sold any more as they were. */
  not_sold: Type.Array(Type.Object(LocalizedName)),
});
export type Renewed = Static<typeof Renewed>;
