import { textToFils } from '../../../src/contract/money.ts';
import type { PackageCategory as LoadedCategory } from '../../../src/api/packages.ts';
import type {
  PackageCategory,
  PackageCategoryImage,
  PackageVariant,
} from '../../../src/contract/wire/package.ts';
import type { PackageCategoryResponse } from '../../../src/contract/wire/home.ts';

export function packageVariant(overrides: Partial<PackageVariant> = {}): PackageVariant {
  return {
    id: 1,
    name_en: 'Men',
    name_ar: 'رجال',
    portions: {
      meal: { calories: 500, protein: 40 },
      snack: { calories: 200, protein: 10 },
    },
    prices: [
      { meals: 2, snacks: 1, days: 5, price: '28.000' },
      { meals: 2, snacks: 1, days: 20, price: '98.000' },
      { meals: 3, snacks: 1, days: 20, price: '128.500' },
    ],
    ...overrides,
  };
}

export function packageCategory(overrides: Partial<PackageCategory> = {}): PackageCategory {
  return {
    id: 1,
    name_en: 'Fit Pro',
    name_ar: 'فت برو',
    tagline_en: 'Protein for people who train',
    tagline_ar: 'بروتين لمن يتمرّن',
    description_en: 'Meals with a measured amount of protein.',
    description_ar: 'وجبات بكمية محسوبة من البروتين.',
    highlights_en: ['Cooked this morning'],
    highlights_ar: ['مطبوخ هذا الصباح'],
    variants: [
      packageVariant(),
      packageVariant({
        id: 2,
        name_en: 'Women',
        name_ar: 'نساء',
        portions: {
          meal: { calories: 400, protein: 28 },
          snack: { calories: 150, protein: 8 },
        },
      }),
    ],
    meal_options: [2, 3],
    snack_options: [1],
    day_options: [5, 20],
    delivery_preferences: ['all_days', 'except_friday', 'except_friday_saturday'],
    delivery_time_slots: [
      { id: 1, from: '06:00', to: '10:00' },
      { id: 2, from: '10:30', to: '14:30' },
    ],
    earliest_start_date: '2027-01-20',
    latest_start_date: '2027-04-20',
    closed_days: [{ date: '2027-02-25', name_en: 'National Day', name_ar: 'العيد الوطني' }],
    ...overrides,
  };
}

export function packageImage(overrides: Partial<PackageCategoryImage> = {}): PackageCategoryImage {
  return {
    id: 1,
    url: '/images/packages/fit-pro.svg',
    alt_en: 'A box of Fit Pro',
    alt_ar: 'علبة فت برو',
    ...overrides,
  };
}

export function packageResponse(
  overrides: Partial<PackageCategoryResponse> = {},
): PackageCategoryResponse {
  return {
    package_category: packageCategory(),
    package_category_images: [packageImage()],
    cart: null,
    ...overrides,
  };
}

/** In the storefront's form, with prices in fils. */
export function loadedCategory(overrides: Partial<PackageCategory> = {}): LoadedCategory {
  const category = packageCategory(overrides);
  const variants = category.variants.map((variant) => ({
    ...variant,
    prices: variant.prices.map((plan) => ({ ...plan, price: textToFils(plan.price) })),
  }));
  return { ...category, variants };
}
