import type { Fils } from '../contract/money.ts';
import type { PortionTargets } from '../contract/wire/nutrition.ts';
import type * as wire from '../contract/wire/package.ts';
import type { SampleWeekQuery, SampleWeekResponse } from '../contract/wire/sampleWeek.ts';
import { withCart } from './carts.ts';
import type { ApiClient } from './client.ts';
import {
  localized,
  money,
  readClosedDay,
  readDeliveryPreference,
  readNutritionTarget,
  readTimeSlot,
} from './common.ts';
import { readPortion } from './dish.ts';
import { count, day, id, list, object, optional, text } from './shape.ts';

export interface PlanPrice {
  meals: number;
  snacks: number;
  days: number;
  price: Fils;
}
export type PackageVariant = Omit<wire.PackageVariant, 'prices' | 'portions'> & {
  prices: PlanPrice[];
  /** Null where another server promises nothing. */
  portions: PortionTargets | null;
};
export type PackageCategory = Omit<wire.PackageCategory, 'variants'> & {
  variants: PackageVariant[];
};
export type PackageCategoryImage = wire.PackageCategoryImage;

const readVariant = object<PackageVariant>({
  id,
  ...localized(text, 'name'),
  portions: optional(
    object<PortionTargets>({ meal: readNutritionTarget, snack: readNutritionTarget }),
    null,
  ),
  prices: list(object<PlanPrice>({ meals: count, snacks: count, days: count, price: money })),
});

interface PackageAnswer {
  package_category: PackageCategory;
  package_category_images: PackageCategoryImage[];
}

const readPackage = object<PackageAnswer>({
  package_category: object<PackageCategory>({
    id,
    ...localized(text, 'name', 'tagline', 'description'),
    ...localized(list(text), 'highlights'),
    variants: list(readVariant),
    meal_options: list(count),
    snack_options: list(count),
    day_options: list(count),
    delivery_preferences: list(readDeliveryPreference),
    delivery_time_slots: list(readTimeSlot),
    earliest_start_date: day,
    latest_start_date: day,
    closed_days: list(readClosedDay),
  }),
  package_category_images: list(
    object<PackageCategoryImage>({ id, url: text, ...localized(text, 'alt') }),
  ),
});

export const getPackageCategory = (api: ApiClient, { id: categoryId }: { id: number }) =>
  api.request({
    method: 'GET',
    path: `package-categories/${categoryId}`,
    parse: withCart(readPackage),
  });

export type { SampleWeekQuery };
export type SampleDay = SampleWeekResponse['days'][number];

const readSampleWeek = object<SampleWeekResponse>({
  days: list(object<SampleDay>({ date: day, dishes: list(readPortion) })),
});

export const getSampleWeek = (api: ApiClient, plan: SampleWeekQuery) =>
  api.request({
    method: 'GET',
    path: 'sample-week',
    query: { ...plan },
    parse: readSampleWeek,
  });
