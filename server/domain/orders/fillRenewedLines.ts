import { choicesByWeekday } from '../../../src/contract/renewal.ts';
import { fittingSelection, isDayComplete } from '../../../src/contract/selection.ts';
import type { DaySelection } from '../../../src/contract/wire/dish.ts';
import type { QuestionnaireAnswers } from '../../../src/contract/wire/questionnaire.ts';
import type { Content } from '../../db/content.ts';
import type { Db } from '../../db/database.ts';
import { listHealthConsents } from '../../db/stores/healthStore.ts';
import { declaredAllergens, replaceQuestionnaires } from '../../db/stores/questionnaireStore.ts';
import type { BoughtPlan } from '../../db/stores/renewalStore.ts';
import { saveSelections } from '../../db/stores/selectionStore.ts';
import { lineOf, type CartLine, type HeldCart } from '../cart/cart.ts';
import { inBoth, menuOf } from '../meals/menu.ts';

/** A line that was added to continue a plan, or whose start date has changed. */
export interface AddedLine {
  readonly plan: BoughtPlan;
  readonly cartItemId: number;
  readonly slotChanged: boolean;
  /** The line has answers of its own, which are kept. */
  readonly isAnswered: boolean;
}

interface FilledLine {
  readonly hasAnswers: boolean;
  readonly delegatedDays: number;
}

/** Takes the answers and the dishes over, as far as they can be. */
export async function fillLines(
  held: HeldCart,
  added: readonly AddedLine[],
): Promise<FilledLine[]> {
  if (added.length === 0) return [];
  const { trx, cart, offered, now } = held;
  const isWithdrawn = await hasWithdrawn(trx, cart.customer_id);
  const answered = added.flatMap(({ plan, cartItemId, isAnswered }) => {
    const answers = isAnswered || isWithdrawn ? null : answersOf(plan, offered);
    return answers === null ? [] : [{ cartItemId, answers }];
  });
  await replaceQuestionnaires(trx, cart.customer_id, answered, now);
  const openDays = await serveAgain(held, added);
  return added.map(({ plan, cartItemId, isAnswered }) => ({
    hasAnswers: isAnswered || answered.some((line) => line.cartItemId === cartItemId),
    delegatedDays: plan.meals_selected_by === 'customer' ? (openDays.get(cartItemId) ?? 0) : 0,
  }));
}

/** Customers who have withdrawn their consent are asked again, even while the kitchen still cooks by the answers. */
async function hasWithdrawn(trx: Db, customerId: number): Promise<boolean> {
  const consents = await listHealthConsents(trx, customerId);
  return consents.length > 0 && consents.every(({ withdrawn_at }) => withdrawn_at !== null);
}

/**
 * The answers of a plan without the appointment request; null when some are deleted, or name something that the
 * kitchen no longer knows.
 */
function answersOf(plan: BoughtPlan, offered: Content): QuestionnaireAnswers | null {
  const { age, height, weight, activity_level, medical_condition, others } = plan;
  const declared = (wanted: 'allergen' | 'dislike') =>
    plan.avoidances.filter(({ kind }) => kind === wanted).map(({ source_id }) => source_id);
  const [allergens, dislikes] = [declared('allergen'), declared('dislike')];
  const isKnown =
    allergens.every((id) => offered.allergens.some((choice) => choice.id === id)) &&
    dislikes.every((id) => offered.ingredients.some((choice) => choice.id === id));
  if (!isKnown || age === null || height === null || weight === null || activity_level === null) {
    return null;
  }
  return {
    medical_condition: medical_condition !== null,
    medical_condition_details: medical_condition,
    no_dislikes_allergies: allergens.length + dislikes.length === 0 && others === null,
    allergens,
    dislikes,
    others,
    age,
    height,
    weight,
    activity_level,
    dietitian_appointment_date: null,
  };
}

/**
 * Chooses the dishes of before where they can be served; the dietitian fills the rest. Returns how many days that is,
 * by the line.
 */
async function serveAgain(
  { trx, cart, offered, read }: HeldCart,
  added: readonly AddedLine[],
): Promise<ReadonlyMap<number, number>> {
  const state = await read();
  const declared = await declaredAllergens(
    trx,
    added.map(({ cartItemId }) => cartItemId),
  );
  const served = added.map(({ plan, cartItemId: id }) => {
    const line = lineOf(state, id);
    const days = servableDays(line, plan, { offered, allergens: declared.get(id) ?? [] });
    const open = line.dates.length - days.filter((day) => isDayComplete(day, line.row)).length;
    return { id, days, open, meals_selected_by: open === 0 ? 'customer' : 'dietitian' } as const;
  });
  await saveSelections(trx, cart.id, served);
  return new Map(served.map(({ id, open }) => [id, open]));
}

interface Serving {
  readonly offered: Content;
  /** Declared for the line. */
  readonly allergens: readonly { readonly id: number }[];
}

/** What the customer chose before, on the dates of the line and as far as it can be served there. */
const servableDays = (
  { row, dates }: CartLine,
  plan: BoughtPlan,
  { offered, allergens }: Serving,
): DaySelection[] =>
  fittingSelection(choicesByWeekday(chosenDays(plan), dates), {
    dates,
    dishes: menuOf(offered, row).map((dish) => ({
      ...dish.row,
      blocked_by: inBoth(dish.allergens, allergens),
    })),
    required: { meals: row.meals, snacks: row.snacks },
  });

/** The dishes that the customer chose, by day of the bought plan. */
const chosenDays = ({ bought_days }: BoughtPlan): DaySelection[] =>
  bought_days.map(({ date, dishes }) => {
    const idsOf = (wanted: 'meal' | 'snack') =>
      dishes.filter(({ kind }) => kind === wanted).map(({ dish_id }) => dish_id);
    return { date, meals: idsOf('meal'), snacks: idsOf('snack') };
  });
