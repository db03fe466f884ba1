import type { MealsSelectedBy } from '../../../src/contract/wire/cart.ts';
import type { DishKind } from '../../../src/contract/wire/common.ts';
import type { DaySelection } from '../../../src/contract/wire/dish.ts';
import type { Choice } from '../../../src/contract/wire/questionnaire.ts';
import type { MenuDish } from '../../db/content.ts';
import type { Message } from '../../errors/ApiError.ts';
import type { MessageKey } from '../../i18n/translate.ts';
import { FieldChecks } from '../validation/FieldChecks.ts';
import { inBoth, isServed } from './menu.ts';

interface PlanToFill {
  /** Dishes of one day. */
  readonly meals: number;
  readonly snacks: number;
  /** Every delivered date, ascending. */
  readonly dates: readonly string[];
  readonly menu: readonly MenuDish[];
  /** Declared by the customer. */
  readonly allergens: readonly Choice[];
  /** Who selects the missing dishes; `customer` allows none to be missing. */
  readonly selectedBy: MealsSelectedBy;
}

/**
 * Refuses a selection that does not fill the plan exactly, or that exceeds it where the dietitian selects the rest;
 * one message for each day, by date.
 */
export function checkSelection(days: readonly DaySelection[], plan: PlanToFill): void {
  const checks = new FieldChecks();
  const add = ({ key, values }: Message) => checks.add('days', key, values);
  checkDates(days, plan).forEach(add);
  const menu = new Map(plan.menu.map((dish) => [dish.row.id, dish]));
  for (const day of days) {
    const fault = findFault(day, plan, menu);
    if (fault !== null) add(fault);
  }
  checks.finish();
}

function checkDates(days: readonly DaySelection[], { dates, selectedBy }: PlanToFill): Message[] {
  const needed = selectedBy === 'customer' ? dates : [];
  const given = days.map(({ date }) => date);
  const about = (key: MessageKey) => (date: string) => dated(key, date);
  return [
    ...needed.filter((date) => !given.includes(date)).map(about('server.meals.each_date')),
    ...given.filter((date) => !dates.includes(date)).map(about('server.meals.wrong_date')),
    ...given
      .filter((date, index) => given.indexOf(date) !== index)
      .map(about('server.meals.repeated_date')),
  ];
}

type Menu = ReadonlyMap<number, MenuDish>;

/** The first thing that is wrong with a day. */
function findFault(day: DaySelection, plan: PlanToFill, menu: Menu): Message | null {
  const isWrong = (count: number, required: number) =>
    plan.selectedBy === 'customer' ? count !== required : count > required;
  if (isWrong(day.meals.length, plan.meals)) {
    return dated('server.meals.meal_count', day.date, { count: plan.meals });
  }
  if (isWrong(day.snacks.length, plan.snacks)) {
    return dated('server.meals.snack_count', day.date, { count: plan.snacks });
  }
  return (
    findDishFault(day.date, day.meals, 'meal', plan.allergens, menu) ??
    findDishFault(day.date, day.snacks, 'snack', plan.allergens, menu)
  );
}

function findDishFault(
  date: string,
  ids: readonly number[],
  kind: DishKind,
  allergens: readonly Choice[],
  menu: Menu,
): Message | null {
  for (const [index, id] of ids.entries()) {
    const dish = menu.get(id);
    if (dish === undefined || !isServed(dish, kind, date)) {
      return dated('server.meals.not_on_menu', date);
    }
    const names = { name_en: dish.row.name_en, name_ar: dish.row.name_ar };
    if (ids.indexOf(id) !== index)
      return dated('server.meals.repeated_dish', date, { dish: names });
    const [allergen] = inBoth(dish.allergens, allergens);
    if (allergen !== undefined) {
      return dated('server.meals.allergen', date, { dish: names, allergen });
    }
  }
  return null;
}

function dated(key: MessageKey, date: string, values: Message['values'] = {}): Message {
  return { key, values: { date: { day: date }, ...values } };
}
