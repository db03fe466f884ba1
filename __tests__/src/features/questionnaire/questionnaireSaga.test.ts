import { HEALTH_CONSENT_VERSION } from '../../../../src/contract/rules/healthConsent.ts';
import { draftChanged } from '../../../../src/features/drafts/draftsSlice.ts';
import {
  loadQuestionnaire,
  save,
} from '../../../../src/features/questionnaire/questionnaireSaga.ts';
import {
  answersSucceeded,
  answersSubmitted,
} from '../../../../src/features/questionnaire/questionnaireSlice.ts';
import { sessionExpired } from '../../../../src/saga/events.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { cart, cartItem } from '../../../support/factories/cart.ts';
import { answers, questionnaireResponse } from '../../../support/factories/questionnaire.ts';
import { refuse } from '../../../support/replies.ts';
import { runSaga } from '../../../support/runSaga.ts';

const cartItemId = 11;
const draft = draftChanged({ owner: null, name: 'questionnaire:11', values: { age: '34' } });

describe('loadQuestionnaire', () => {
  it('keeps the line, the last answers and the lists', async () => {
    const { state } = await runSaga(loadQuestionnaire, {
      args: [cartItemId],
      api: {
        'GET dislikes-allergies/:id': questionnaireResponse({ questionnaire: answers() }),
      },
    });
    expect(state.questionnaire).toMatchObject({
      status: 'loaded',
      loaded: { cartItem: { cart_item_id: 11 }, answers: answers() },
    });
    expect(state.questionnaire.loaded?.allergens).toHaveLength(2);
  });

  it.each(callFailures)('ends in a failure after %s', async (_, reply, kind) => {
    const { state } = await runSaga(loadQuestionnaire, {
      args: [cartItemId],
      api: { 'GET dislikes-allergies/:id': reply() },
    });
    expect(state.questionnaire).toMatchObject({ status: 'failed', failure: { kind } });
  });
});

describe('save', () => {
  const submitted = answersSubmitted({ cartItemId, answers: answers() });
  const saved = (removed_dishes = 0) => ({ cart_item: cartItem(), removed_dishes, cart: cart() });
  const run = (reply: unknown) =>
    runSaga(save, {
      args: [submitted],
      after: [draft, submitted],
      api: { 'POST dislikes-allergies': reply as ReturnType<typeof saved> },
    });

  it('sends the answers with their line and forgets the draft', async () => {
    const { api, actions, state } = await run(saved());
    expect(api.callsTo('POST dislikes-allergies')[0]?.body).toEqual({
      cart_item_id: 11,
      ...answers(),
      health_consent_version: HEALTH_CONSENT_VERSION,
    });
    expect(actions).toContainEqual(answersSucceeded({ cartItemId, removedDishes: 0 }));
    expect(state.drafts.guest).toEqual({});
    expect(state.questionnaire.save.status).toBe('idle');
    expect(state.notifications).toEqual([]);
  });

  it('reports how many chosen dishes a new allergy removed', async () => {
    const { state } = await run(saved(2));
    expect(state.notifications).toEqual([
      expect.objectContaining({ key: 'questionnaire.removedDishes', values: { count: 2 } }),
    ]);
  });

  it.each(callFailures)('keeps the draft after %s', async (_, reply, kind) => {
    const { state } = await run(reply());
    expect(state.questionnaire.save).toMatchObject({ status: 'failed', failure: { kind } });
    expect(state.drafts.guest).toEqual({ 'questionnaire:11': { age: '34' } });
  });

  it('reports a 401 to the session', async () => {
    const { actions } = await run(refuse({ code: 401 }));
    expect(actions).toContainEqual(sessionExpired());
  });
});
