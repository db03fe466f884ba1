import type { Dish } from '../../../src/contract/wire/dish.ts';
import type { MealsResponse } from '../../../src/contract/wire/meals.ts';
import { cart, cartItem } from './cart.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

export function dish(overrides: Partial<Dish> = {}): Dish {
  return {
    id: 31,
    kind: 'meal',
    name_en: 'Chicken machboos',
    name_ar: 'مجبوس دجاج',
    description_en: 'Rice, chicken and daqoos.',
    description_ar: 'أرز ودجاج ودقوس.',
    image: '/images/dishes/chicken-machboos.svg',
    calories: 520,
    carbs: 48,
    fat: 16,
    protein: 42,
    weekdays: EVERY_DAY,
    allergens: [],
    ingredients: [],
    blocked_by: [],
    disliked: [],
    ...overrides,
  };
}

/** A plan of two meals and a snack on two dates, with nothing chosen yet. */
export function mealsResponse(overrides: Partial<MealsResponse> = {}): MealsResponse {
  const line = cartItem({ meals: 2, snacks: 1, days: 2, meals_completed: false });
  return {
    cart_item: line,
    dates: ['2027-01-20', '2027-01-21'],
    dishes: [
      dish(),
      dish({ id: 32, name_en: 'Grilled salmon', name_ar: 'سلمون مشوي' }),
      dish({ id: 33, name_en: 'Lentil soup', name_ar: 'شوربة عدس' }),
      dish({ id: 41, kind: 'snack', name_en: 'Fruit salad', name_ar: 'سلطة فواكه' }),
    ],
    selection: [],
    cart: cart({ items: [line] }),
    ...overrides,
  };
}
