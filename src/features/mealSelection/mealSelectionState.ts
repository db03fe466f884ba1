import { weakMapMemoize } from '@reduxjs/toolkit';
import type { CartItem } from '../../api/carts.ts';
import type { PlanDay } from '../../api/planDay.ts';
import { fieldOfKind } from '../../contract/selection.ts';
import type { DishKind } from '../../contract/wire/common.ts';
import type { MealsSelectedBy } from '../../contract/wire/cart.ts';
import type { Dish } from '../../contract/wire/dish.ts';
import { notLoaded, notSent, type LoadState, type SubmitState } from '../../saga/request.ts';
import { chosenOf, dayOf, incompleteDates, type Days } from './dayChoices.ts';

export interface LoadedMenu {
  /** The line of the cart; for a day of a paid plan, the plan of its order. */
  cartItem: CartItem | PlanDay;
  /** Every delivered date of the plan, ascending. */
  dates: string[];
  dishes: Dish[];
}

/** Why saving stopped: this day, which is shown, lacks dishes. */
interface Problem {
  date: string;
  /** Whether it is the day right after the one that was shown. */
  isNextDay: boolean;
  /** Counts the attempts, so that each one moves the focus. */
  attempt: number;
}

/** The result of the last repeat, until it is undone. */
interface RepeatResult {
  /** How many days it filled; 0 once it is undone. */
  count: number;
  /** The days before it; null once it is undone. */
  before: Days | null;
}

export interface MealSelectionState extends LoadState {
  /** The cart line of the page, as its address names it; null where it names a day of a paid plan. */
  cartItemId: number | null;
  menu: LoadedMenu | null;
  /** Null until the customer has chosen who selects the meals. */
  selectedBy: MealsSelectedBy | null;
  /** The choices, saved or not. */
  days: Days;
  selectedDate: string | null;
  /** The visible part of the day's menu. */
  kind: DishKind;
  /** The dish whose details are shown. */
  openDishId: number | null;
  /** The clicked dish that was one too many. */
  refusedDishId: number | null;
  repeat: {
    /** The day that the customer is asked about, with a preview. */
    offered: string | null;
    /** The customer wants to choose by hand, so no repeat is offered. */
    declined: boolean;
    result: RepeatResult | null;
    /** Counts the results, so that each one moves the focus. */
    turn: number;
  };
  problem: Problem | null;
  isAskingToDelegate: boolean;
  /** `delegating` sends no choices, so they can still be changed meanwhile. */
  save: Omit<SubmitState, 'status'> & { status: SubmitState['status'] | 'delegating' };
}

export const initialState: MealSelectionState = {
  ...notLoaded,
  cartItemId: null,
  menu: null,
  selectedBy: null,
  days: {},
  selectedDate: null,
  kind: 'meal',
  openDishId: null,
  refusedDishId: null,
  repeat: { offered: null, declined: false, result: null, turn: 0 },
  problem: null,
  isAskingToDelegate: false,
  save: notSent,
};

/** The same object for the same menu. */
export const planOf = weakMapMemoize(({ cartItem, dates, dishes }: LoadedMenu) => ({
  dates,
  dishes,
  required: { meals: cartItem.meals, snacks: cartItem.snacks },
}));

export function showDate(state: MealSelectionState, date: string): void {
  state.selectedDate = date;
  state.kind = kindToFill(state, date);
  state.refusedDishId = null;
  state.repeat.offered = null;
  state.problem = null;
}

/** Meals, unless only snacks are lacking. */
function kindToFill({ menu, days }: MealSelectionState, date: string): DishKind {
  if (menu === null) return 'meal';
  const { required } = planOf(menu);
  const lacks = (kind: DishKind) =>
    chosenOf(dayOf(days, date), kind).length < required[fieldOfKind[kind]];
  return required.meals === 0 || (!lacks('meal') && lacks('snack')) ? 'snack' : 'meal';
}

/** Offers to repeat a day, unless it was the last open one or the customer has declined. */
export function offerRepeat(state: MealSelectionState, date: string): void {
  if (state.menu === null || state.repeat.declined) return;
  const isLast = incompleteDates(state.days, planOf(state.menu)).length === 0;
  if (!isLast) state.repeat.offered = date;
}
