import { Type, type Static } from 'typebox';
import { CartOrNull } from './cart.ts';
import {
  PackageCategory,
  PackageCategoryCard,
  PackageCategoryImage,
  SiteContentEntry,
} from './package.ts';

export const HomeResponse = Type.Object({
  package_categories: Type.Array(PackageCategoryCard),
  content: Type.Array(SiteContentEntry),
  cart: CartOrNull,
});
export type HomeResponse = Static<typeof HomeResponse>;

export const PackageCategoryResponse = Type.Object({
  package_category: PackageCategory,
  package_category_images: Type.Array(PackageCategoryImage),
  cart: CartOrNull,
});
export type PackageCategoryResponse = Static<typeof PackageCategoryResponse>;
