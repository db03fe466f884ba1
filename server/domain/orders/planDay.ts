import type { Language } from '../../../src/contract/languages.ts';
import type { ChangePlanDay, PlanDayResponse } from '../../../src/contract/wire/planDay.ts';
import type { AppContext } from '../../context.ts';
import { findOwnOrder } from '../../db/stores/orderStore.ts';
import { findPlanDay } from '../../db/stores/planStore.ts';
import { notFound } from '../../errors/ApiError.ts';
import {
  changeDishes,
  checkAnswers,
  choiceOf,
  dishesOf,
  isSameChoice,
  portionsToChoose,
} from './dayChoice.ts';
import { checkOpen, daySkippedTo, holdDay, type DayOfOrder } from './openDay.ts';

/** A day that can still be changed, with the dishes to choose from. */
export async function viewPlanDay(
  { db, content, clock }: AppContext,
  { customerId, orderId, dayId }: DayOfOrder,
): Promise<PlanDayResponse> {
  const order = await findOwnOrder(db, customerId, orderId);
  const day = order && (await findPlanDay(db, orderId, dayId));
  if (order === null || day === null) throw notFound();
  checkOpen({ order, day }, clock());
  checkAnswers(day);
  const offered = await content.now(db);
  const dishes = dishesOf(day, offered);
  const { daily_calories: calories, daily_protein_g: protein } = day;
  return {
    date: day.date,
    product: { name_en: day.product_en, name_ar: day.product_ar },
    variant: { name_en: day.variant_en, name_ar: day.variant_ar },
    ...portionsToChoose(day, dishes),
    daily_nutrition: calories === null || protein === null ? null : { calories, protein },
    dishes,
    selection: { date: day.date, ...choiceOf(day) },
    skip_moves_to: await daySkippedTo(db, day, offered.closedDates),
  };
}

interface DayChange extends DayOfOrder {
  readonly choice: ChangePlanDay;
  readonly language: Language;
}

/**
 * Replaces the dishes of a day with the customer's choice, in one transaction that locks the order. Idempotent, even
 * when the day is closed meanwhile.
 */
export async function changePlanDay(
  { db, content, clock }: AppContext,
  { choice, language, ...named }: DayChange,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { order, day } = await holdDay(trx, named);
    if (isSameChoice(choice, choiceOf(day))) return;
    const now = clock();
    checkOpen({ order, day }, now);
    checkAnswers(day);
    const offered = await content.now(trx);
    await changeDishes(trx, day, { choice, madeBy: 'customer', language, offered, now });
  });
}
