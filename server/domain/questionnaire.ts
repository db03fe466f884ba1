import type { Language } from '../../src/contract/languages.ts';
import { kuwaitToday } from '../../src/contract/kuwaitTime.ts';
import type {
  QuestionnaireAnswers,
  QuestionnaireResponse,
  QuestionnaireSaved,
  SaveQuestionnaire,
} from '../../src/contract/wire/questionnaire.ts';
import type { AppContext } from '../context.ts';
import {
  findLatestQuestionnaire,
  findQuestionnaire,
  replaceQuestionnaires,
} from '../db/stores/questionnaireStore.ts';
import { setAnswersLeft } from '../db/stores/healthStore.ts';
import { deleteDishesWithAllergens } from '../db/stores/selectionStore.ts';
import {
  changeCart,
  findOpenLine,
  getOpenLine,
  lastDayOf,
  lineOf,
  toWireCart,
  toWireCartItem,
} from './cart/cart.ts';
import { recordHealthConsent } from './privacy/healthConsent.ts';
import type { FieldChecks } from './validation/FieldChecks.ts';
import { checkAnswers, storedAnswers } from './validation/questionnaire.ts';

/** The answers of the line, or the customer's last answers when the line has none. */
export async function viewQuestionnaire(
  context: AppContext,
  customerId: number,
  cartItemId: number,
): Promise<QuestionnaireResponse> {
  const { db } = context;
  const { line, state } = await getOpenLine(context, customerId, cartItemId);
  const own = await findQuestionnaire(db, cartItemId);
  const latest = own ?? (await findLatestQuestionnaire(db, customerId));
  return {
    cart_item: toWireCartItem(line),
    questionnaire: own ?? forNewLine(latest),
    allergens: state.offered.allergens,
    ingredients: state.offered.ingredients,
    cart: toWireCart(state),
  };
}

/** Gets only the answers that are valid by themselves. */
export async function checkQuestionnaire(
  context: AppContext,
  customerId: number,
  form: Partial<SaveQuestionnaire>,
  checks: FieldChecks,
): Promise<void> {
  const { db, content, clock } = context;
  const today = kuwaitToday(clock());
  const { allergens, ingredients } = await content.now(db);
  const { cart_item_id: item, dietitian_appointment_date: date = null } = form;
  const line =
    date === null || item === undefined ? null : await findOpenLine(context, customerId, item);
  const endDate = line && lastDayOf(line);
  checkAnswers(form, { today, endDate, allergens, ingredients }, checks);
}

/** Saves the answers; chosen dishes that the newly declared allergens forbid are taken out. */
export async function saveQuestionnaire(
  context: AppContext,
  customerId: number,
  { cart_item_id, health_consent_version: version, ...form }: SaveQuestionnaire,
  language: Language,
): Promise<QuestionnaireSaved> {
  const answers = storedAnswers(form);
  return changeCart(context, customerId, async ({ trx, now, read }) => {
    lineOf(await read(), cart_item_id);
    await replaceQuestionnaires(trx, customerId, [{ cartItemId: cart_item_id, answers }], now);
    if (version === undefined) await setAnswersLeft(trx, customerId, true);
    else await recordHealthConsent(trx, { customerId, version, language }, now);
    const removed = await deleteDishesWithAllergens(trx, cart_item_id, answers.allergens);
    const state = await read();
    const line = lineOf(state, cart_item_id);
    return { cart_item: toWireCartItem(line), removed_dishes: removed, cart: toWireCart(state) };
  });
}

/** The appointment date belongs to one plan, so each plan asks for it again. */
function forNewLine(latest: QuestionnaireAnswers | null): QuestionnaireAnswers | null {
  return latest === null ? null : { ...latest, dietitian_appointment_date: null };
}
