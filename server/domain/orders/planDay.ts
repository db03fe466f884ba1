import type { Language } from '../../../src/contract/languages.ts';
import { dishKinds, fieldOfKind, menuOf as menuOfDay } from '../../../src/contract/selection.ts';
import type { DaySelection, Dish } from '../../../src/contract/wire/dish.ts';
import type { ChangePlanDay, PlanDayResponse } from '../../../src/contract/wire/planDay.ts';
import type { AppContext } from '../../context.ts';
import type { Content, MenuDish } from '../../db/content.ts';
import type { Db } from '../../db/database.ts';
import { deleteOrderDayDishes, insertOrderDayDishes } from '../../db/stores/orderItemStore.ts';
import { findOwnOrder } from '../../db/stores/orderStore.ts';
import { insertMealChange } from '../../db/stores/planChangeStore.ts';
import { findPlanDay, type PlanDayRow } from '../../db/stores/planStore.ts';
import { ApiError, notFound } from '../../errors/ApiError.ts';
import { menuOf } from '../meals/menu.ts';
import { toDish } from '../meals/mealSelection.ts';
import { copyOfDish, portionTargets } from '../meals/portions.ts';
import { checkSelection } from '../meals/selectionCheck.ts';
import { checkOpen, daySkippedTo, holdDay, type DayOfOrder } from './openDay.ts';

/** A day that can still be changed, with what can be chosen for it. */
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
 * Puts the customer's dishes in the place of those that were chosen, in one transaction that holds the order.
 * Sent again, it changes nothing, even when the day is closed meanwhile.
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
    const chosen = chosenDishes(day, choice, await content.now(trx));
    await serve(trx, day, chosen);
    const before = new Set(day.dishes.map(({ dish_id }) => dish_id));
    const after = new Set(chosen.map(({ row }) => row.id));
    await insertMealChange(trx, {
      itemId: day.item_id,
      date: day.date,
      language,
      now,
      added: chosen
        .map(({ row }) => ({ ...row, dish_id: row.id }))
        .filter(({ id }) => !before.has(id)),
      removed: day.dishes.filter(({ dish_id }) => !after.has(dish_id)),
    });
  });
}

/** Without the answers nobody knows what could hurt the customer. */
function checkAnswers({ age }: PlanDayRow): void {
  if (age !== null) return;
  throw new ApiError('day_not_delivered', { message: { key: 'server.plan.no_answers' } });
}

const choiceOf = ({ dishes }: PlanDayRow): Pick<DaySelection, 'meals' | 'snacks'> => {
  const idsOf = (kind: 'meal' | 'snack') =>
    dishes.filter((dish) => dish.kind === kind).map(({ dish_id }) => dish_id);
  return { meals: idsOf('meal'), snacks: idsOf('snack') };
};

function isSameChoice(one: ChangePlanDay, other: ChangePlanDay): boolean {
  return dishKinds.every((kind) => {
    const [ids, others] = [one[fieldOfKind[kind]], new Set(other[fieldOfKind[kind]])];
    return ids.length === others.size && ids.every((id) => others.has(id));
  });
}

const avoidedBy = ({ avoidances }: PlanDayRow) => ({
  allergens: avoidances.filter(({ kind }) => kind === 'allergen'),
  dislikes: avoidances.filter(({ kind }) => kind === 'dislike'),
});

/** The menu of the day, with what the customer's answers say of it. */
function dishesOf(day: PlanDayRow, offered: Content): Dish[] {
  const dishes = menuOf(offered, day).map((dish) =>
    toDish(dish, avoidedBy(day), portionTargets(day)),
  );
  return dishKinds.flatMap((kind) => menuOfDay(dishes, day.date, kind));
}

/** What was bought, or fewer where the menu has no more that may be served. */
function portionsToChoose({ meals, snacks }: PlanDayRow, dishes: readonly Dish[]) {
  const permitted = (kind: Dish['kind']) =>
    dishes.filter((dish) => dish.kind === kind && dish.blocked_by.length === 0).length;
  return {
    meals: Math.min(meals, permitted('meal')),
    snacks: Math.min(snacks, permitted('snack')),
  };
}

/** The dishes of a choice; refuses one that does not fill the day with what may be served. */
function chosenDishes(day: PlanDayRow, choice: ChangePlanDay, offered: Content): MenuDish[] {
  const menu = menuOf(offered, day);
  checkSelection([{ date: day.date, ...choice }], {
    ...portionsToChoose(day, dishesOf(day, offered)),
    dates: [day.date],
    menu,
    allergens: avoidedBy(day).allergens,
    selectedBy: 'customer',
  });
  const byId = new Map(menu.map((dish) => [dish.row.id, dish]));
  return [...choice.meals, ...choice.snacks].flatMap((id) => byId.get(id) ?? []);
}

async function serve(trx: Db, day: PlanDayRow, dishes: readonly MenuDish[]): Promise<void> {
  await deleteOrderDayDishes(trx, day.id);
  await insertOrderDayDishes(
    trx,
    dishes.map((dish, position) => ({
      ...copyOfDish(dish, portionTargets(day)),
      order_day_id: day.id,
      position,
      selected_by: 'customer' as const,
    })),
  );
}
