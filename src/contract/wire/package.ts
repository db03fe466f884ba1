import { Type, type Static } from 'typebox';
import {
  DateText,
  DeliveryPreference,
  DeliveryTimeSlot,
  Id,
  LocalizedName,
  MoneyText,
} from './common.ts';
import { PortionTargets } from './nutrition.ts';

export const SiteContentEntry = Type.Object({
  key: Type.String(),
  value_en: Type.String(),
  value_ar: Type.String(),
});
export type SiteContentEntry = Static<typeof SiteContentEntry>;

export const PackageCategoryCard = Type.Object({
  id: Id,
  ...LocalizedName,
  tagline_en: Type.String(),
  tagline_ar: Type.String(),
  highlights_en: Type.Array(Type.String()),
  highlights_ar: Type.Array(Type.String()),
  image: Type.String(),
  /** The lowest price of any of its plans. */
  price_from: MoneyText,
  /** The plan that costs it: of each day, and its delivered days. */
  price_from_plan: Type.Object({
    meals: Type.Integer(),
    snacks: Type.Integer(),
    days: Type.Integer(),
  }),
  /** The most meals and snacks of a day that can be bought. */
  full_day: Type.Object({ meals: Type.Integer(), snacks: Type.Integer() }),
  /** Protein of such a day by variant, for example 150 for men and 100 for women. */
  proteins_g: Type.Array(Type.Integer()),
});
export type PackageCategoryCard = Static<typeof PackageCategoryCard>;

const PlanPrice = Type.Object({
  meals: Type.Integer(),
  snacks: Type.Integer(),
  days: Type.Integer(),
  price: MoneyText,
});
type PlanPrice = Static<typeof PlanPrice>;

export const PackageVariant = Type.Object({
  id: Id,
  ...LocalizedName,
  portions: PortionTargets,
  /** Every combination that can be bought, priced by the server. */
  prices: Type.Array(PlanPrice),
});
export type PackageVariant = Static<typeof PackageVariant>;

export const PackageCategory = Type.Object({
  id: Id,
  ...LocalizedName,
  tagline_en: Type.String(),
  tagline_ar: Type.String(),
  description_en: Type.String(),
  description_ar: Type.String(),
  highlights_en: Type.Array(Type.String()),
  highlights_ar: Type.Array(Type.String()),
  variants: Type.Array(PackageVariant),
  meal_options: Type.Array(Type.Integer()),
  snack_options: Type.Array(Type.Integer()),
  day_options: Type.Array(Type.Integer()),
  delivery_preferences: Type.Array(DeliveryPreference),
  delivery_time_slots: Type.Array(DeliveryTimeSlot),
  earliest_start_date: DateText,
  latest_start_date: DateText,
  /** Days without delivery, with the reason. */
  closed_days: Type.Array(Type.Object({ date: DateText, ...LocalizedName })),
});
export type PackageCategory = Static<typeof PackageCategory>;

export const PackageCategoryImage = Type.Object({
  id: Id,
  url: Type.String(),
  alt_en: Type.String(),
  alt_ar: Type.String(),
});
export type PackageCategoryImage = Static<typeof PackageCategoryImage>;
