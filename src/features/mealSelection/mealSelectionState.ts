import type { CartItem } from '../../api/carts.ts';
import type { MealsSelectedBy } from '../../contract/wire/cart.ts';
import type { Dish } from '../../contract/wire/dish.ts';
import { notLoaded, notSent, type LoadState, type SubmitState } from '../../saga/request.ts';
import { incompleteDates, type Days } from './dayChoices.ts';

export interface LoadedMenu {
  cartItem: CartItem;
  /** Every delivered date of the plan, ascending. */
  dates: string[];
  dishes: Dish[];
}

/** Why a save was held back: this day, which is shown, lacks dishes. */
interface Problem {
  date: string;
  /** Whether it is the day right after the one that was in sight. */
  isNextDay: boolean;
  /** Counts the attempts, so that each one takes the focus. */
  attempt: number;
}

export interface MealSelectionState extends LoadState {
  /** The cart line of the page, as its address names it. */
  cartItemId: number | null;
  menu: LoadedMenu | null;
  /** Null until the customer has chosen who selects the meals. */
  selectedBy: MealsSelectedBy | null;
  /** What is chosen, saved or not. */
  days: Days;
  selectedDate: string | null;
  /** The dish that was one too many. */
  refusedDishId: number | null;
  repeat: {
    /** The day that was just filled; the customer is asked whether to repeat it. */
    offered: string | null;
    /** The customer wants to go on by hand: no more questions. */
    declined: boolean;
    /** What the last repeat left open; null when there was none. */
    leftOpen: number | null;
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
  refusedDishId: null,
  repeat: { offered: null, declined: false, leftOpen: null },
  problem: null,
  isAskingToDelegate: false,
  save: notSent,
};

export const planOf = ({ cartItem, dates, dishes }: LoadedMenu) => ({
  dates,
  dishes,
  required: { meals: cartItem.meals, snacks: cartItem.snacks },
});

export function showDate(state: MealSelectionState, date: string): void {
  state.selectedDate = date;
  state.refusedDishId = null;
  state.repeat.offered = null;
  state.problem = null;
}

/** Asks whether to repeat a day, unless it was the last open one or the customer has declined. */
export function offerRepeat(state: MealSelectionState, date: string): void {
  if (state.menu === null || state.repeat.declined) return;
  const isLast = incompleteDates(state.days, planOf(state.menu)).length === 0;
  if (!isLast) state.repeat.offered = date;
}
