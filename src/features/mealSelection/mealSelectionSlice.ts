import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '../../api/carts.ts';
import type { Failure } from '../../api/failure.ts';
import { isDayComplete } from '../../contract/selection.ts';
import type { MealsSelectedBy } from '../../contract/wire/cart.ts';
import type { DaySelection, Dish } from '../../contract/wire/meals.ts';
import { sessionEnded } from '../session/sessionSlice.ts';
import {
  byDate,
  dayOf,
  fittingDays,
  incompleteDates,
  nextDate,
  repeatOverIncomplete,
  toggleDish,
  type Days,
} from './dayChoices.ts';

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

export interface MealSelectionState {
  /** The cart line of the page, as its address names it. */
  cartItemId: number | null;
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  failure: Failure | null;
  menu: LoadedMenu | null;
  /** Null until the customer has said who chooses. */
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
  save: { status: 'idle' | 'saving' | 'delegating' | 'failed'; failure: Failure | null };
}

interface OfLine {
  cartItemId: number;
}

const initialState: MealSelectionState = {
  cartItemId: null,
  status: 'idle',
  failure: null,
  menu: null,
  selectedBy: null,
  days: {},
  selectedDate: null,
  refusedDishId: null,
  repeat: { offered: null, declined: false, leftOpen: null },
  problem: null,
  isAskingToDelegate: false,
  save: { status: 'idle', failure: null },
};

export const planOf = ({ cartItem, dates, dishes }: LoadedMenu) => ({
  dates,
  dishes,
  required: { meals: cartItem.meals, snacks: cartItem.snacks },
});

const mealSelectionSlice = createSlice({
  name: 'mealSelection',
  initialState,
  reducers: {
    requested: (_state, { payload }: PayloadAction<OfLine>): MealSelectionState => ({
      ...initialState,
      cartItemId: payload.cartItemId,
      status: 'loading',
    }),
    /** The draft is what was chosen and not saved on an earlier visit. */
    loaded: (
      state,
      { payload }: PayloadAction<LoadedMenu & { selection: DaySelection[]; draft: Days | null }>,
    ) => {
      const { selection, draft, ...menu } = payload;
      const plan = planOf(menu);
      const days = fittingDays(draft ?? byDate(selection), plan);
      const hasChoices = Object.keys(days).length > 0;
      state.status = 'loaded';
      state.menu = menu;
      state.days = days;
      state.selectedBy = hasChoices ? 'customer' : menu.cartItem.meals_selected_by;
      state.selectedDate = incompleteDates(days, plan)[0] ?? menu.dates[0] ?? null;
    },
    failed: (state, { payload }: PayloadAction<Failure>) => {
      state.status = 'failed';
      state.failure = payload;
    },
    /** Only the meal selection saga hears it. */
    retryPressed: (state) => state,

    ownChoicePressed: (state) => {
      state.selectedBy = 'customer';
    },
    dateSelected: (state, { payload }: PayloadAction<{ date: string }>) => {
      lookAt(state, payload.date);
    },
    dishToggled: (
      state,
      { payload: { date, dish } }: PayloadAction<{ date: string; dish: Pick<Dish, 'id' | 'kind'> }>,
    ) => {
      if (state.menu === null || state.save.status === 'saving') return;
      const { required } = planOf(state.menu);
      const before = dayOf(state.days, date);
      const day = toggleDish(before, dish, required);
      state.refusedDishId = day === null ? dish.id : null;
      if (day === null) return;
      state.days = { ...state.days, [date]: day };
      state.repeat.leftOpen = null;
      const justFilled = isDayComplete(day, required) && !isDayComplete(before, required);
      if (justFilled) {
        state.problem = null;
        offerRepeat(state, date);
      }
    },
    repeatPressed: (state, { payload }: PayloadAction<{ date: string }>) => {
      if (state.menu === null) return;
      const plan = planOf(state.menu);
      state.days = repeatOverIncomplete(state.days, dayOf(state.days, payload.date), plan);
      const open = incompleteDates(state.days, plan);
      if (open[0] !== undefined) lookAt(state, open[0]);
      state.problem = null;
      state.repeat = { offered: null, declined: true, leftOpen: open.length };
    },
    keepCustomizingPressed: (state) => {
      state.repeat.offered = null;
      state.repeat.declined = true;
    },

    /** Held back, with the first open day in sight, as long as a day lacks dishes. */
    savePressed: (state) => {
      if (state.menu === null) return;
      const plan = planOf(state.menu);
      const [open] = incompleteDates(state.days, plan);
      const seen = state.selectedDate;
      if (open === undefined) {
        state.problem = null;
        state.save = { status: 'saving', failure: null };
        return;
      }
      const isNextDay = seen !== null && nextDate(plan.dates, seen) === open;
      const attempt = (state.problem?.attempt ?? 0) + 1;
      lookAt(state, open);
      state.problem = { date: open, isNextDay, attempt };
    },
    /** Asks first when choices would be given up. */
    delegatePressed: (state) => {
      const hasChoices = Object.values(state.days).some(
        ({ meals, snacks }) => meals.length + snacks.length > 0,
      );
      if (hasChoices) state.isAskingToDelegate = true;
      else state.save = { status: 'delegating', failure: null };
    },
    delegateConfirmed: (state) => {
      state.isAskingToDelegate = false;
      state.save = { status: 'delegating', failure: null };
    },
    delegateDismissed: (state) => {
      state.isAskingToDelegate = false;
    },
    /** Heard by the buying flow too. */
    saved: (state, _action: PayloadAction<OfLine>) => {
      state.save = { status: 'idle', failure: null };
    },
    /** Heard by the buying flow too. */
    delegated: (state, _action: PayloadAction<OfLine>) => {
      state.days = {};
      state.selectedBy = 'dietitian';
      state.save = { status: 'idle', failure: null };
    },
    saveFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.save = { status: 'failed', failure: payload };
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

function lookAt(state: MealSelectionState, date: string): void {
  state.selectedDate = date;
  state.refusedDishId = null;
  state.repeat.offered = null;
  state.problem = null;
}

function offerRepeat(state: MealSelectionState, date: string): void {
  if (state.menu === null || state.repeat.declined) return;
  const isLast = incompleteDates(state.days, planOf(state.menu)).length === 0;
  if (!isLast) state.repeat.offered = date;
}

export const {
  requested: mealsRequested,
  loaded: mealsLoaded,
  failed: mealsFailed,
  retryPressed: mealsRetryPressed,
  ownChoicePressed,
  dateSelected,
  dishToggled,
  repeatPressed,
  keepCustomizingPressed,
  savePressed,
  delegatePressed,
  delegateConfirmed,
  delegateDismissed,
  saved: mealsSaveSucceeded,
  delegated: mealsDelegationSucceeded,
  saveFailed: mealsSaveFailed,
} = mealSelectionSlice.actions;
export const mealSelectionReducer = mealSelectionSlice.reducer;

export interface WithMealSelection {
  mealSelection: MealSelectionState;
}
export const selectMealSelection = (state: WithMealSelection) => state.mealSelection;
