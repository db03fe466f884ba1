import type {
  QuestionnaireAnswers,
  QuestionnaireResponse,
} from '../../../src/contract/wire/questionnaire.ts';
import { cart, cartItem } from './cart.ts';

export function answers(overrides: Partial<QuestionnaireAnswers> = {}): QuestionnaireAnswers {
  return {
    medical_condition: false,
    medical_condition_details: null,
    no_dislikes_allergies: false,
    allergens: [1],
    dislikes: [51],
    others: null,
    age: 34,
    height: 172,
    weight: 71.5,
    activity_level: 'moderate',
    dietitian_appointment_date: null,
    ...overrides,
  };
}

export function questionnaireResponse(
  overrides: Partial<QuestionnaireResponse> = {},
): QuestionnaireResponse {
  const line = cartItem({ questionnaire_completed: false, meals_completed: false });
  return {
    cart_item: line,
    questionnaire: null,
    allergens: [
      { id: 1, name_en: 'Peanuts', name_ar: 'فول سوداني' },
      { id: 2, name_en: 'Milk', name_ar: 'حليب' },
    ],
    ingredients: [
      { id: 51, name_en: 'Onion', name_ar: 'بصل' },
      { id: 52, name_en: 'Rice', name_ar: 'الأرز' },
    ],
    cart: cart({ items: [line] }),
    ...overrides,
  };
}
