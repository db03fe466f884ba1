import type { DaySelection, Dish } from '../contract/wire/dish.ts';
import type * as wire from '../contract/wire/meals.ts';
import { carriedCart, readCartItem, withCart, type CartItem } from './carts.ts';
import type { ApiClient } from './client.ts';
import { localized, nutrition, readChoice, readDishKind } from './common.ts';
import { count, day, id, list, object, optional, text } from './shape.ts';

type Meals = Omit<wire.MealsResponse, 'cart' | 'cart_item'> & { cart_item: CartItem };

export const readDish = object<Dish>({
  id,
  kind: readDishKind,
  ...localized(text, 'name', 'description'),
  image: text,
  ...nutrition,
  weekdays: list(count),
  allergens: list(readChoice),
  ingredients: optional(list(readChoice), []),
  blocked_by: list(readChoice),
  disliked: list(readChoice),
});

export const readDaySelection = object<DaySelection>({
  date: day,
  meals: list(id),
  snacks: list(id),
});

const readMeals = object<Meals>({
  cart_item: readCartItem,
  dates: list(day),
  dishes: list(readDish),
  selection: list(readDaySelection),
});

export const getMeals = (api: ApiClient, { cartItemId }: { cartItemId: number }) =>
  api.request({
    method: 'GET',
    path: 'meals',
    query: { cart_item_id: cartItemId },
    parse: withCart(readMeals),
  });

export const saveMealSelection = (api: ApiClient, selection: wire.SaveMealSelection) =>
  api.request({ method: 'POST', path: 'meal-selection', body: selection, parse: carriedCart });

export const delegateMealSelection = (api: ApiClient, choice: wire.DelegateMealSelection) =>
  api.request({ method: 'PUT', path: 'meal-selection', body: choice, parse: carriedCart });
