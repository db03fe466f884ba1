import type { DeliveryPreference } from '../../../src/contract/wire/common.ts';

interface SeedText {
  readonly en: string;
  readonly ar: string;
}

export interface SeedGalleryImage {
  readonly url: string;
  readonly alt_en: string;
  readonly alt_ar: string;
}

interface SeedPackageVariant {
  readonly key: string;
  readonly name_en: string;
  readonly name_ar: string;
  /** The promise for a meal and for a snack: kilocalories and grams. */
  readonly meal_calories: number;
  readonly meal_protein_g: number;
  readonly snack_calories: number;
  readonly snack_protein_g: number;
  readonly price_per_meal_fils: number;
  readonly price_per_snack_fils: number;
}

export interface SeedDayOption {
  /** Delivered days. */
  readonly days: number;
  readonly discount_percent: number;
}

export interface SeedPackage {
  readonly key: string;
  readonly name_en: string;
  readonly name_ar: string;
  readonly tagline_en: string;
  readonly tagline_ar: string;
  readonly description_en: string;
  readonly description_ar: string;
  readonly highlights: readonly SeedText[];
  readonly image: string;
  readonly gallery: readonly SeedGalleryImage[];
  readonly variants: readonly SeedPackageVariant[];
  /** Its menu has the vegetarian dishes alone. */
  readonly vegetarian?: boolean;
  readonly delivery_preferences: readonly DeliveryPreference[];
  readonly meal_options: readonly number[];
  readonly snack_options: readonly number[];
  readonly day_options: readonly SeedDayOption[];
}
