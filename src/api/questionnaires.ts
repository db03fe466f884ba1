import type * as wire from '../contract/wire/questionnaire.ts';
import { carriedCart, toCartItem } from './carts.ts';
import type { ApiClient } from './client.ts';

export const getQuestionnaire = (api: ApiClient, { cartItemId }: { cartItemId: number }) =>
  api.request({
    method: 'GET',
    path: `dislikes-allergies/${cartItemId}`,
    parse: (response) => {
      const { cart_item, questionnaire, allergens, ingredients } =
        response as wire.QuestionnaireResponse;
      return {
        cart_item: toCartItem(cart_item),
        questionnaire,
        allergens: allergens.map((one) => one),
        ingredients: ingredients.map((one) => one),
        ...carriedCart(response),
      };
    },
  });

export const saveQuestionnaire = (api: ApiClient, answers: wire.SaveQuestionnaire) =>
  api.request({
    method: 'POST',
    path: 'dislikes-allergies',
    body: answers,
    parse: (response) => ({
      removed_dishes: (response as Partial<wire.QuestionnaireSaved> | null)?.removed_dishes ?? 0,
      ...carriedCart(response),
    }),
  });
