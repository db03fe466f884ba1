import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Id } from '../../src/contract/wire/common.ts';
import {
  QuestionnaireResponse,
  QuestionnaireSaved,
  SaveQuestionnaire,
} from '../../src/contract/wire/questionnaire.ts';
import type { AppContext } from '../context.ts';
import {
  checkQuestionnaire,
  saveQuestionnaire,
  viewQuestionnaire,
} from '../domain/questionnaire.ts';
import { answers, ok } from '../http/envelope.ts';
import { checkForm } from '../http/formChecks.ts';
import { currentCustomer } from '../http/session.ts';

export function questionnaireRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    const params = Type.Object({ cartItemId: Id });
    const viewed = { params, response: answers(QuestionnaireResponse) };
    app.get('/dislikes-allergies/:cartItemId', { schema: viewed }, async (request) =>
      ok(await viewQuestionnaire(context, currentCustomer(request), request.params.cartItemId)),
    );

    const saved = { body: SaveQuestionnaire, response: answers(QuestionnaireSaved) };
    const preValidation = checkForm(SaveQuestionnaire, (form, checks, request) =>
      checkQuestionnaire(context, currentCustomer(request), form, checks),
    );
    app.post('/dislikes-allergies', { schema: saved, preValidation }, async (request) =>
      ok(await saveQuestionnaire(context, currentCustomer(request), request.body, request.locale)),
    );
  };
}
