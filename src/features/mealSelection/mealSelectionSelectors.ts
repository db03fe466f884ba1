import { createSelector } from '@reduxjs/toolkit';
import { weeksOf, type CalendarDay } from '../../components/calendarWeeks.ts';
import { sumNutrition } from '../../contract/nutrition.ts';
import { isDayComplete, menuOf, missingChoices } from '../../contract/selection.ts';
import type { Dish } from '../../contract/wire/dish.ts';
import {
  dayOf,
  incompleteDates,
  isMenuTooSmall,
  nextDate,
  nextIncomplete,
  repeatDay,
  statusOf,
  type DayStatus,
} from './dayChoices.ts';
import { selectMealSelection, type WithMealSelection } from './mealSelectionSlice.ts';
import { planOf } from './mealSelectionState.ts';

export const selectMenu = createSelector(selectMealSelection, ({ menu }) => menu);
const selectSelectedDate = createSelector(selectMealSelection, ({ selectedDate }) => selectedDate);
export const selectDays = createSelector(selectMealSelection, ({ days }) => days);
const selectPlan = (state: WithMealSelection) => {
  const menu = selectMenu(state);
  return menu && planOf(menu);
};

/** Weeks from Sunday to Saturday. */
export const selectWeeks = createSelector(selectPlan, (plan) => weeksOf(plan?.dates ?? []));

/** Days of the plan, in order. */
export function selectDayStatuses(
  state: WithMealSelection,
  dates: readonly Pick<CalendarDay, 'date'>[],
): readonly DayStatus[] {
  const plan = selectPlan(state);
  const days = selectDays(state);
  return dates.map(({ date }) => (plan === null ? 'empty' : statusOf(days[date], plan.required)));
}

export const haveSameMembers = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((member, index) => member === other[index]);

/** The same list as long as the same days are open: choosing a dish seldom changes it. */
export const selectOpenDates = createSelector(
  [selectPlan, selectDays],
  (plan, days) => (plan === null ? [] : incompleteDates(days, plan)),
  { memoizeOptions: { resultEqualityCheck: haveSameMembers } },
);

export const selectDayCount = (state: WithMealSelection) => selectPlan(state)?.dates.length ?? 0;

/** The selected day and its menu, whatever is chosen from it. */
export const selectDayMenu = createSelector([selectPlan, selectSelectedDate], (plan, date) =>
  plan === null || date === null
    ? null
    : {
        date,
        number: plan.dates.indexOf(date) + 1,
        required: plan.required,
        isMenuTooSmall: isMenuTooSmall(plan, date),
        meal: byAnswers(menuOf(plan.dishes, date, 'meal')),
        snack: byAnswers(menuOf(plan.dishes, date, 'snack')),
      },
);

/** The dishes that can be chosen, disliked ones last, and those that a declared allergen forbids. */
function byAnswers(menu: readonly Dish[]) {
  const free = menu.filter(({ blocked_by }) => blocked_by.length === 0);
  return {
    choosable: [
      ...free.filter(({ disliked }) => disliked.length === 0),
      ...free.filter(({ disliked }) => disliked.length > 0),
    ],
    blocked: menu.filter(({ blocked_by }) => blocked_by.length > 0),
  };
}

export type DayMenuView = NonNullable<ReturnType<typeof selectDayMenu>>;

const selectDayInSight = (state: WithMealSelection) => {
  const date = selectSelectedDate(state);
  return date === null ? null : dayOf(selectDays(state), date);
};

/** The choices of the selected day, and what it lacks; the same object while only other days change. */
export const selectDayChoice = createSelector([selectPlan, selectDayInSight], (plan, day) => {
  if (plan === null || day === null) return null;
  const ids = new Set([...day.meals, ...day.snacks]);
  return {
    day,
    required: plan.required,
    missing: missingChoices(day, plan.required),
    isComplete: isDayComplete(day, plan.required),
    dishes: plan.dishes.filter((dish) => ids.has(dish.id)),
  };
});

export const selectIsDayComplete = (state: WithMealSelection) =>
  selectDayChoice(state)?.isComplete ?? false;

export const selectSave = (state: WithMealSelection) => selectMealSelection(state).save;

/** The visible part of the menu. */
export const selectKind = (state: WithMealSelection) => selectMealSelection(state).kind;

/** The totals of the chosen dishes, and the plan's promise for a day. */
export const selectDayTotals = createSelector([selectMenu, selectDayChoice], (menu, choice) =>
  menu === null || choice === null
    ? null
    : {
        sum: sumNutrition(choice.dishes),
        promise: menu.cartItem.daily_nutrition,
        isComplete: choice.isComplete,
      },
);

/** The marks of dishes on a day: chosen, one too many, replacing another. */
export const selectMarks = createSelector(
  [
    selectPlan,
    (state: WithMealSelection, date: string) => selectDays(state)[date],
    (state: WithMealSelection) => selectMealSelection(state).refusedDishId,
  ],
  (plan, day, refused) => {
    const { meals = [], snacks = [], replaced = {} } = day ?? {};
    const originals = Object.entries(replaced).flatMap(([id, original]) => {
      const dish = plan?.dishes.find((one) => one.id === original);
      return dish ? [[Number(id), dish] as const] : [];
    });
    return { chosen: new Set([...meals, ...snacks]), refused, replaced: new Map(originals) };
  },
);

const selectDish = (state: WithMealSelection, id: number): Dish | null =>
  selectPlan(state)?.dishes.find((dish) => dish.id === id) ?? null;

export const selectOpenDish = (state: WithMealSelection) => {
  const { openDishId } = selectMealSelection(state);
  return openDishId === null ? null : selectDish(state, openDishId);
};

/** The next incomplete day, else the next delivered one; null once all are complete. */
export const selectNextDate = createSelector(
  [selectPlan, selectOpenDates, selectSelectedDate],
  (plan, open, date) =>
    plan === null || date === null || open.length === 0
      ? null
      : (nextIncomplete(open, date) ?? nextDate(plan.dates, date)),
);

/** The next action: the day's snacks, the next open day, and at the end saving. */
export function selectNextStep(state: WithMealSelection): 'snacks' | 'day' | 'save' {
  const choice = selectDayChoice(state);
  const hasMeals = selectKind(state) === 'meal' && choice?.missing.meals === 0;
  if (hasMeals && choice.missing.snacks > 0) return 'snacks';
  return selectOpenDates(state).some((date) => date !== choice?.day.date) ? 'day' : 'save';
}

/** The preview of repeating the offered day on the open ones, with the dishes by id. */
export const selectRepeatPreview = createSelector(
  [selectPlan, selectDays, (state: WithMealSelection) => selectMealSelection(state).repeat.offered],
  (plan, days, date) =>
    plan === null || date === null
      ? null
      : {
          ...repeatDay(days, date, plan),
          date,
          dishes: new Map(plan.dishes.map((dish) => [dish.id, dish])),
        },
);
