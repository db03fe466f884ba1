import { Type, type Static } from 'typebox';
import { Cart } from './cart.ts';
import { DateText, Id, LocalizedName, MoneyText } from './common.ts';

/** A plan of an order that can be bought again now. */
const RenewablePlan = Type.Object({
  /** Of the order. */
  item_id: Id,
  product: Type.Object(LocalizedName),
  variant: Type.Object(LocalizedName),
  /** Where it, or another one in its place, is sold; null where its package is not sold any more. */
  package_category_id: Type.Union([Id, Type.Null()]),
  /** The first delivery of the plan that follows; null where it is not sold any more as it was. */
  starts_on: Type.Union([DateText, Type.Null()]),
  /** What it costs today; null where it is not sold any more as it was. */
  total: Type.Union([MoneyText, Type.Null()]),
});
export type RenewablePlan = Static<typeof RenewablePlan>;

/** The plans of an order that can be renewed, or bought again, today; none where none can. */
export const RenewalResponse = Type.Object({ plans: Type.Array(RenewablePlan) });
export type RenewalResponse = Static<typeof RenewalResponse>;

/** What is in the cart now, and what is not as it was. */
export const Renewed = Type.Object({
  cart: Cart,
  /** The lines of the cart, those of an earlier request too. */
  cart_item_ids: Type.Array(Id),
  /** Days that the customer had chosen and the dietitian chooses now: a dish is not permitted or not on the menu. */
  delegated_days: Type.Integer(),
  /** The answers could not be taken over, and are asked for. */
  answers_missing: Type.Boolean(),
  /** The delivery time is not offered any more: another one is chosen. */
  slot_changed: Type.Boolean(),
  /** Plans that are not sold any more as they were. */
  not_sold: Type.Array(Type.Object(LocalizedName)),
});
export type Renewed = Static<typeof Renewed>;
