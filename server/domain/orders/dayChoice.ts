import type { Language } from '../../../src/contract/languages.ts';
import { dishKinds, fieldOfKind, menuOf as menuOfDay } from '../../../src/contract/selection.ts';
import type { MealsSelectedBy } from '../../../src/contract/wire/cart.ts';
import type { DaySelection, Dish } from '../../../src/contract/wire/dish.ts';
import type { ChangePlanDay } from '../../../src/contract/wire/planDay.ts';
import type { Content, MenuDish } from '../../db/content.ts';
import type { Db } from '../../db/database.ts';
import { deleteOrderDayDishes, insertOrderDayDishes } from '../../db/stores/orderItemStore.ts';
import { insertMealChange } from '../../db/stores/planChangeStore.ts';
import type { PlanDayRow } from '../../db/stores/planStore.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { toDish } from '../meals/dishOfPlan.ts';
import { menuOf } from '../meals/menu.ts';
import { copyOfDish, portionTargets } from '../meals/portions.ts';
import { checkSelection } from '../meals/selectionCheck.ts';

interface MadeChoice {
  readonly choice: ChangePlanDay;
  readonly madeBy: MealsSelectedBy;
  readonly language: Language;
  readonly offered: Content;
  readonly now: Date;
}

/** Without the health answers, allergens cannot be excluded. */
export function checkAnswers({ age }: PlanDayRow): void {
  if (age !== null) return;
  throw new ApiError('day_not_delivered', { message: { key: 'server.plan.no_answers' } });
}

/** The dishes that a day has. */
export const choiceOf = ({ dishes }: PlanDayRow): Pick<DaySelection, 'meals' | 'snacks'> => {
  const idsOf = (kind: 'meal' | 'snack') =>
    dishes.filter((dish) => dish.kind === kind).map(({ dish_id }) => dish_id);
  return { meals: idsOf('meal'), snacks: idsOf('snack') };
};

export function isSameChoice(one: ChangePlanDay, other: ChangePlanDay): boolean {
  return dishKinds.every((kind) => {
    const [ids, others] = [one[fieldOfKind[kind]], other[fieldOfKind[kind]]];
    return ids.length === others.length && others.every((id) => ids.includes(id));
  });
}

export const avoidedBy = ({ avoidances }: PlanDayRow) => ({
  allergens: avoidances.filter(({ kind }) => kind === 'allergen'),
  dislikes: avoidances.filter(({ kind }) => kind === 'dislike'),
});

/** The menu of the day, with what the customer's answers say about it. */
export function dishesOf(day: PlanDayRow, offered: Content): Dish[] {
  const dishes = menuOf(offered, day).map((dish) =>
    toDish(dish, avoidedBy(day), portionTargets(day)),
  );
  return dishKinds.flatMap((kind) => menuOfDay(dishes, day.date, kind));
}

/** The bought number of dishes, or fewer where the menu has no more that may be served. */
export function portionsToChoose({ meals, snacks }: PlanDayRow, dishes: readonly Dish[]) {
  const permitted = (kind: Dish['kind']) =>
    dishes.filter((dish) => dish.kind === kind && dish.blocked_by.length === 0).length;
  return {
    meals: Math.min(meals, permitted('meal')),
    snacks: Math.min(snacks, permitted('snack')),
  };
}

/**
 * Replaces the dishes of a day with a choice, and records the change for the mail about it. Refuses a choice that
 * does not fill the day with permitted dishes. Call it with the order locked.
 */
export async function changeDishes(
  trx: Db,
  day: PlanDayRow,
  { choice, madeBy, language, offered, now }: MadeChoice,
): Promise<void> {
  const chosen = chosenDishes(day, choice, offered);
  await serve(trx, day, chosen, madeBy);
  const before = new Set(day.dishes.map(({ dish_id }) => dish_id));
  const after = new Set(chosen.map(({ row }) => row.id));
  await insertMealChange(trx, {
    itemId: day.item_id,
    date: day.date,
    language,
    now,
    madeBy,
    added: chosen
      .map(({ row }) => ({ ...row, dish_id: row.id }))
      .filter(({ id }) => !before.has(id)),
    removed: day.dishes.filter(({ dish_id }) => !after.has(dish_id)),
  });
}

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

/** Dishes that the customer chose and the dietitian kept stay marked as the customer's. */
async function serve(
  trx: Db,
  day: PlanDayRow,
  dishes: readonly MenuDish[],
  madeBy: MealsSelectedBy,
): Promise<void> {
  const own = new Set(customersDishes(day));
  await deleteOrderDayDishes(trx, day.id);
  await insertOrderDayDishes(
    trx,
    dishes.map((dish, position) => ({
      ...copyOfDish(dish, portionTargets(day)),
      order_day_id: day.id,
      position,
      selected_by: own.has(dish.row.id) ? ('customer' as const) : madeBy,
    })),
  );
}

/** Those that the customer chose without the dietitian. */
export const customersDishes = ({ dishes }: PlanDayRow): number[] =>
  dishes.filter((dish) => dish.selected_by === 'customer').map(({ dish_id }) => dish_id);
