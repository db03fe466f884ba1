import { createSelector } from '@reduxjs/toolkit';
import { isDayComplete, menuOf, missingChoices } from '../../contract/selection.ts';
import type { Dish } from '../../contract/wire/dish.ts';
import {
  dayOf,
  incompleteDates,
  isMenuTooSmall,
  nextDate,
  nextIncomplete,
  statusOf,
  weeksOf,
} from './dayChoices.ts';
import { selectMealSelection } from './mealSelectionSlice.ts';
import { planOf } from './mealSelectionState.ts';

const selectMenu = createSelector(selectMealSelection, ({ menu }) => menu);
const selectSelectedDate = createSelector(selectMealSelection, ({ selectedDate }) => selectedDate);
export const selectDays = createSelector(selectMealSelection, ({ days }) => days);
const selectPlan = createSelector(selectMenu, (menu) => menu && planOf(menu));

/** Weeks from Sunday to Saturday, each day with what is chosen on it. */
export const selectCalendar = createSelector([selectPlan, selectDays], (plan, days) =>
  plan === null
    ? []
    : weeksOf(plan.dates).map((week) =>
        week.map((day) => ({ ...day, status: statusOf(days[day.date], plan.required) })),
      ),
);

/** How many days of the plan are complete, and which are open. */
export const selectProgress = createSelector([selectPlan, selectDays], (plan, days) => {
  const total = plan?.dates.length ?? 0;
  const open = plan === null ? [] : incompleteDates(days, plan);
  return { total, complete: total - open.length, open };
});

/** The day in sight: its menu, its choices and what it lacks. */
export const selectCurrentDay = createSelector(
  [selectPlan, selectDays, selectSelectedDate, selectProgress],
  (plan, days, date, { open }) => {
    if (plan === null || date === null) return null;
    const day = dayOf(days, date);
    return {
      date,
      day,
      required: plan.required,
      missing: missingChoices(day, plan.required),
      isComplete: isDayComplete(day, plan.required),
      isMenuTooSmall: isMenuTooSmall(plan, date),
      meals: blockedLast(menuOf(plan.dishes, date, 'meal')),
      snacks: blockedLast(menuOf(plan.dishes, date, 'snack')),
      number: plan.dates.indexOf(date) + 1,
      /** The next day to fill, else the next delivered one. */
      next: nextIncomplete(open, date) ?? nextDate(plan.dates, date),
    };
  },
);

const blockedLast = (dishes: readonly Dish[]) => [
  ...dishes.filter(({ blocked_by }) => blocked_by.length === 0),
  ...dishes.filter(({ blocked_by }) => blocked_by.length > 0),
];

export type CurrentDay = NonNullable<ReturnType<typeof selectCurrentDay>>;
