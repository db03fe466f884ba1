import type * as wire from '../contract/wire/meals.ts';
import { carriedCart, toCartItem } from './carts.ts';
import type { ApiClient } from './client.ts';

export const getMeals = (api: ApiClient, { cartItemId }: { cartItemId: number }) =>
  api.request({
    method: 'GET',
    path: 'meals',
    query: { cart_item_id: cartItemId },
    parse: (response) => {
      const { cart_item, dates, dishes, selection } = response as wire.MealsResponse;
      return {
        cart_item: toCartItem(cart_item),
        dates: dates.map((date) => date),
        dishes: dishes.map((dish) => dish),
        selection: selection.map((day) => day),
        ...carriedCart(response),
      };
    },
  });

export const saveMealSelection = (api: ApiClient, selection: wire.SaveMealSelection) =>
  api.request({ method: 'POST', path: 'meal-selection', body: selection, parse: carriedCart });

export const delegateMealSelection = (api: ApiClient, choice: wire.DelegateMealSelection) =>
  api.request({ method: 'PUT', path: 'meal-selection', body: choice, parse: carriedCart });
