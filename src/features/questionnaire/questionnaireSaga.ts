import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga';
import { toFailure } from '../../api/failure.ts';
import { getQuestionnaire, saveQuestionnaire } from '../../api/questionnaires.ts';
import { HEALTH_CONSENT_VERSION } from '../../contract/rules/healthConsent.ts';
import { kuwaitToday } from '../../contract/kuwaitTime.ts';
import type { RouteParams } from '../../contract/pages/matchRoute.ts';
import { draftNames } from '../../forms/draftNames.ts';
import { callApi, load } from '../../saga/callApi.ts';
import { takeLatestGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { draftDropped } from '../drafts/draftsSlice.ts';
import { notificationShown } from '../notifications/notificationsSlice.ts';
import {
  questionnaireFailed,
  questionnaireLoaded,
  questionnaireRequested,
  questionnaireRetryPressed,
  answersSucceeded,
  answersFailed,
  answersSubmitted,
  selectQuestionnaire,
} from './questionnaireSlice.ts';

export function* questionnaireSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'dislikesAllergies' as const, loadQuestionnaireOfRoute);
  yield* takeLatestGuarded(questionnaireRetryPressed, reloadQuestionnaire);
  yield* takeLeadingGuarded(answersSubmitted, save);
}

function* loadQuestionnaireOfRoute({ cartItemId }: RouteParams): SagaGenerator<void> {
  yield* call(loadQuestionnaire, Number(cartItemId));
}

export function* loadQuestionnaire(cartItemId: number): SagaGenerator<void> {
  yield* load(
    {
      requested: () => questionnaireRequested({ cartItemId }),
      loaded: ({ cart_item: cartItem, questionnaire: answers, allergens, ingredients }) => {
        const today = kuwaitToday(new Date());
        return questionnaireLoaded({ cartItem, answers, allergens, ingredients, today });
      },
      failed: questionnaireFailed,
    },
    getQuestionnaire,
    { cartItemId },
  );
}

function* reloadQuestionnaire(): SagaGenerator<void> {
  const { cartItemId } = yield* select(selectQuestionnaire);
  if (cartItemId !== null) yield* call(loadQuestionnaire, cartItemId);
}

export function* save({
  payload: { cartItemId, answers },
}: ReturnType<typeof answersSubmitted>): SagaGenerator<void> {
  const outcome = yield* callApi(saveQuestionnaire, {
    cart_item_id: cartItemId,
    ...answers,
    // The form is not sent without it.
    health_consent_version: HEALTH_CONSENT_VERSION,
  });
  if (!outcome.ok) {
    yield* put(answersFailed(toFailure(outcome.error)));
    return;
  }
  const removedDishes = outcome.response.removed_dishes;
  if (removedDishes > 0) {
    yield* put(
      notificationShown({
        tone: 'warning',
        key: 'questionnaire.removedDishes',
        values: { count: removedDishes },
      }),
    );
  }
  yield* put(draftDropped(draftNames.questionnaire(cartItemId)));
  yield* put(answersSucceeded({ cartItemId, removedDishes }));
}
