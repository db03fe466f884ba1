import type * as wire from '../contract/wire/meals.ts';
import { toCartItem, toCartOrNull } from './carts.ts';
import type { ApiClient } from './client.ts';

export const getMeals = (api: ApiClient, { cartItemId }: { cartItemId: number }) =>
  api.request({
    method: 'GET',
    path: 'meals',
    query: { cart_item_id: cartItemId },
    parse: (response) => {
      const { cart_item, dates, dishes, selection, cart } = response as wire.MealsResponse;
      return {
        cart_item: toCartItem(cart_item),
        dates: dates.map((date) => date),
        dishes: dishes.map((dish) => dish),
        selection: selection.map((day) => day),
        cart: toCartOrNull(cart),
      };
    },
  });

const parseSaved = (response: unknown) => {
  const { cart_item, cart } = response as wire.MealSelectionSaved;
  return { cart_item: toCartItem(cart_item), cart: toCartOrNull(cart) };
};

export const saveMealSelection = (api: ApiClient, selection: wire.SaveMealSelection) =>
  api.request({ method: 'POST', path: 'meal-selection', body: selection, parse: parseSaved });

export const delegateMealSelection = (api: ApiClient, choice: wire.DelegateMealSelection) =>
  api.request({ method: 'PUT', path: 'meal-selection', body: choice, parse: parseSaved });
