import type * as wire from '../contract/wire/questionnaire.ts';
import { toCartItem, toCartOrNull } from './carts.ts';
import type { ApiClient } from './client.ts';

export const getQuestionnaire = (api: ApiClient, { cartItemId }: { cartItemId: number }) =>
  api.request({
    method: 'GET',
    path: `dislikes-allergies/${cartItemId}`,
    parse: (response) => {
      const { cart_item, questionnaire, allergens, ingredients, cart } =
        response as wire.QuestionnaireResponse;
      return {
        cart_item: toCartItem(cart_item),
        questionnaire,
        allergens: allergens.map((one) => one),
        ingredients: ingredients.map((one) => one),
        cart: toCartOrNull(cart),
      };
    },
  });

export const saveQuestionnaire = (api: ApiClient, answers: wire.SaveQuestionnaire) =>
  api.request({
    method: 'POST',
    path: 'dislikes-allergies',
    body: answers,
    parse: (response) => {
      const { cart_item, removed_dishes, cart } = response as wire.QuestionnaireSaved;
      return { cart_item: toCartItem(cart_item), removed_dishes, cart: toCartOrNull(cart) };
    },
  });
