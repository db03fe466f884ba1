import { activityLevels } from '../contract/rules/questionnaire.ts';
import type * as wire from '../contract/wire/questionnaire.ts';
import { readCartItem, withCart, type CartItem } from './carts.ts';
import type { ApiClient } from './client.ts';
import { readChoice } from './common.ts';
import {
  count,
  day,
  fieldOf,
  flag,
  id,
  list,
  measure,
  nullable,
  object,
  oneOf,
  optional,
  text,
} from './shape.ts';

type Questionnaire = Omit<wire.QuestionnaireResponse, 'cart' | 'cart_item'> & {
  cart_item: CartItem;
};

const readAnswers = object<wire.QuestionnaireAnswers>({
  medical_condition: flag,
  medical_condition_details: nullable(text),
  no_dislikes_allergies: flag,
  allergens: list(id),
  dislikes: list(id),
  others: nullable(text),
  age: count,
  height: count,
  weight: measure,
  activity_level: oneOf(...activityLevels),
  dietitian_appointment_date: nullable(day),
});

const readQuestionnaire = object<Questionnaire>({
  cart_item: readCartItem,
  questionnaire: nullable(readAnswers),
  allergens: list(readChoice),
  ingredients: list(readChoice),
});

export const getQuestionnaire = (api: ApiClient, { cartItemId }: { cartItemId: number }) =>
  api.request({
    method: 'GET',
    path: `dislikes-allergies/${cartItemId}`,
    parse: withCart(readQuestionnaire),
  });

export const saveQuestionnaire = (api: ApiClient, answers: wire.SaveQuestionnaire) =>
  api.request({
    method: 'POST',
    path: 'dislikes-allergies',
    body: answers,
    parse: withCart((response) => ({
      removed_dishes: optional(count, 0)(fieldOf(response, 'removed_dishes')),
    })),
  });
