import { isDeliveryWeekday } from '../deliveryCalendar.ts';
import { line, note } from '../rules/rule.ts';
import type { DeliveryPreference, DishKind } from '../wire/common.ts';

const required = 'validation.required';

export const dishName = line({ max: 80, required });
export const dishDescription = note({ max: 300, required });
export const packageName = line({ max: 60, required });
export const packageTagline = line({ max: 120, required });
export const packageDescription = note({ max: 1000, required });
export const variantName = line({ max: 40, required });
/** The alternative text of a picture. */
export const pictureAlt = line({ max: 150, required });
/** One of the points of a package's card. */
export const highlight = line({ max: 80, required });
export const MOST_HIGHLIGHTS = 6;
/** As many thumbnails as fit beside each other on a phone. */
export const MOST_PICTURES = 6;
export const MOST_VARIANTS = 10;
export const MOST_LENGTHS = 12;
/** Kilocalories, or grams, of a dish's standard portion. */
export const MOST_OF_A_DISH = 3000;
/** Of one meal. */
export const MOST_CALORIES = 1500;
export const MOST_PROTEIN_G = 150;
/** How many of each a day of a package can have. */
export const COUNTS_A_DAY = { meals: { least: 1, most: 5 }, snacks: { least: 0, most: 5 } };
/** Those that leave out fewer days come first; the shop proposes the first one. */
export const deliveryPreferences = [
  'all_days',
  'except_friday',
  'except_friday_saturday',
] as const satisfies readonly DeliveryPreference[];
/** More than this off the price is a slip of the keys. */
export const MOST_DISCOUNT_PERCENT = 60;

interface ServedDish {
  readonly kind: DishKind;
  readonly vegetarian: boolean;
  readonly weekdays: readonly number[];
}

interface ServedPackage {
  readonly vegetarian: boolean;
  readonly meal_options: readonly number[];
  readonly snack_options: readonly number[];
  readonly delivery_preferences: readonly DeliveryPreference[];
}

export interface MenuGap {
  readonly weekday: number;
  readonly kind: DishKind;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Weekdays on which a menu has fewer dishes than a day of the package can hold: none is served twice a day. */
export function menuGaps(sold: ServedPackage, dishes: readonly ServedDish[]): MenuGap[] {
  const menu = sold.vegetarian ? dishes.filter(({ vegetarian }) => vegetarian) : dishes;
  const most = {
    meal: Math.max(0, ...sold.meal_options),
    snack: Math.max(0, ...sold.snack_options),
  };
  const served = (weekday: number, kind: DishKind) =>
    menu.filter((dish) => dish.kind === kind && dish.weekdays.includes(weekday)).length;
  const isDelivered = (weekday: number) =>
    sold.delivery_preferences.some((preference) => isDeliveryWeekday(weekday, preference));
  return WEEK.filter(isDelivered).flatMap((weekday) =>
    (['meal', 'snack'] as const)
      .filter((kind) => served(weekday, kind) < most[kind])
      .map((kind) => ({ weekday, kind })),
  );
}
