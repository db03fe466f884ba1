import type * as wire from '../contract/wire/meals.ts';
import { carriedCart, readCartItem, withCart, type CartItem } from './carts.ts';
import type { ApiClient } from './client.ts';
import { readDaySelection, readDish } from './dish.ts';
import { day, list, object } from './shape.ts';

type Meals = Omit<wire.MealsResponse, 'cart' | 'cart_item'> & { cart_item: CartItem };

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
