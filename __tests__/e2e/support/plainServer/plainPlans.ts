import type { DaySelection } from '../../../../src/contract/wire/dish.ts';
import type { QuestionnaireAnswers } from '../../../../src/contract/wire/questionnaire.ts';
import { lineOf, picture, type Routes } from './plainCall.ts';
import { dishes, packageCard, packageCategory, siteContent } from './plainKitchen.ts';
import { cartItemOf, cartOf, planOf } from './plainState.ts';

export const planRoutes: Routes = {
  'GET home': (call) => ({
    package_categories: [packageCard(call.origin)],
    content: siteContent(call.origin),
    cart: call.guest && cartOf(call.guest, picture(call)),
  }),
  'GET package-categories/:id': (call) => ({
    package_category: packageCategory(),
    package_category_images: [
      { id: 1, url: picture(call), alt_en: 'A full box', alt_ar: 'صندوق ممتلئ' },
    ],
  }),
  'GET dislikes-allergies/:id': (call) => {
    const line = lineOf(call, call.id);
    return {
      cart_item: cartItemOf(line, picture(call)),
      questionnaire: line.answers,
      allergens: [{ id: 1, name_en: 'Nuts', name_ar: 'مكسرات' }],
      ingredients: [{ id: 2, name_en: 'Onion', name_ar: 'بصل' }],
    };
  },
  'POST dislikes-allergies': (call) => {
    const answers = call.body as QuestionnaireAnswers & { cart_item_id: number };
    lineOf(call, answers.cart_item_id).answers = answers;
  },
  'GET meals': (call) => {
    const line = lineOf(call, Number(call.query.get('cart_item_id')));
    return {
      cart_item: cartItemOf(line, picture(call)),
      dates: planOf(line).dates,
      dishes: dishes(call.origin),
      selection: line.days,
    };
  },
  'POST meal-selection': (call) => {
    const { cart_item_id, days } = call.body as { cart_item_id: number; days: DaySelection[] };
    Object.assign(lineOf(call, cart_item_id), { days, selectedBy: 'customer' });
  },
  'PUT meal-selection': (call) => {
    const { cart_item_id, meals_selected_by } = call.body as {
      cart_item_id: number;
      meals_selected_by: 'dietitian';
    };
    Object.assign(lineOf(call, cart_item_id), { days: [], selectedBy: meals_selected_by });
  },
};
