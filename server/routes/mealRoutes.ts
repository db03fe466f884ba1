import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Id } from '../../src/contract/wire/common.ts';
import {
  DelegateMealSelection,
  MealSelectionSaved,
  MealsResponse,
  SaveMealSelection,
} from '../../src/contract/wire/meals.ts';
import type { AppContext } from '../context.ts';
import {
  delegateMealSelection,
  saveMealSelection,
  viewMeals,
} from '../domain/meals/mealSelection.ts';
import { answers, ok } from '../http/envelope.ts';
import { currentCustomer } from '../http/session.ts';

export function mealRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  const saved = answers(MealSelectionSaved);
  return async (app) => {
    const querystring = Type.Object({ cart_item_id: Id });
    app.get(
      '/meals',
      { schema: { querystring, response: answers(MealsResponse) } },
      async (request) =>
        ok(await viewMeals(context, currentCustomer(request), request.query.cart_item_id)),
    );

    app.post(
      '/meal-selection',
      { schema: { body: SaveMealSelection, response: saved } },
      async (request) =>
        ok(await saveMealSelection(context, currentCustomer(request), request.body)),
    );

    app.put(
      '/meal-selection',
      { schema: { body: DelegateMealSelection, response: saved } },
      async (request) =>
        ok(await delegateMealSelection(context, currentCustomer(request), request.body)),
    );
  };
}
