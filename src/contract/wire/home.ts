import { Type, type Static } from 'typebox';
import { CartOrNull } from './cart.ts';
import { MoneyText } from './common.ts';
import {
  PackageCategory,
  PackageCategoryCard,
  PackageCategoryImage,
  SiteContentEntry,
} from './package.ts';

/** The kitchen's delivery fee and hours. */
export const Delivery = Type.Object({
  /** For one order, whatever it holds. */
  fee: MoneyText,
  /** The sub total from which it is free; null: never. */
  free_from: Type.Union([MoneyText, Type.Null()]),
  /** From the first time slot of a day to the last; null where there are none. */
  hours: Type.Union([Type.Object({ from: Type.String(), to: Type.String() }), Type.Null()]),
});
export type Delivery = Static<typeof Delivery>;

export const HomeResponse = Type.Object({
  package_categories: Type.Array(PackageCategoryCard),
  content: Type.Array(SiteContentEntry),
  delivery: Delivery,
  cart: CartOrNull,
});
export type HomeResponse = Static<typeof HomeResponse>;

export const PackageCategoryResponse = Type.Object({
  package_category: PackageCategory,
  package_category_images: Type.Array(PackageCategoryImage),
  cart: CartOrNull,
});
export type PackageCategoryResponse = Static<typeof PackageCategoryResponse>;
