import {
  createSlice,
  original,
  prepareAutoBatched,
  type CaseReducer,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { CartItem } from '../../api/carts.ts';
import type { Failure } from '../../api/failure.ts';
import type { PlanDay } from '../../api/planDay.ts';
import { isDayComplete } from '../../contract/selection.ts';
import type { DishKind } from '../../contract/wire/common.ts';
import type { DaySelection, Dish } from '../../contract/wire/dish.ts';
import {
  loadReducers,
  loaded,
  loading,
  notSent,
  sending,
  submitFailed,
} from '../../saga/request.ts';
import { sessionEnded } from '../../saga/events.ts';
import {
  byDate,
  dayOf,
  fittingDays,
  incompleteDates,
  nextDate,
  repeatDay,
  toggleDish,
  type Days,
} from './dayChoices.ts';
import {
  initialState,
  offerRepeat,
  planOf,
  showDate,
  type LoadedMenu,
  type MealSelectionState,
} from './mealSelectionState.ts';

interface LoadedLine extends LoadedMenu {
  cartItem: CartItem;
}

interface OfLine {
  cartItemId: number;
}

const { failed, ...loadEvents } = loadReducers<MealSelectionState>();
const delegating: MealSelectionState['save'] = { status: 'delegating', failure: null };

/** A press that changes the state at once and is rendered in the next task: one task of both would be long on a slow phone. */
const shownLater = <Payload>(reducer: CaseReducer<MealSelectionState, PayloadAction<Payload>>) => ({
  reducer,
  prepare: prepareAutoBatched<Payload>(),
});

const mealSelectionSlice = createSlice({
  name: 'mealSelection',
  initialState,
  reducers: {
    ...loadEvents,
    failed,
    requested: (
      _state,
      { payload }: PayloadAction<OfLine & Pick<MealSelectionState, 'selectedBy'>>,
    ): MealSelectionState => ({ ...initialState, ...loading, ...payload }),
    /** The draft holds unsaved choices of an earlier visit. */
    loaded: (
      state,
      { payload }: PayloadAction<LoadedLine & { selection: DaySelection[]; draft: Days | null }>,
    ) => {
      const { selection, draft, ...menu } = payload;
      const plan = planOf(menu);
      const days = fittingDays(draft ?? byDate(selection), plan);
      const hasChoices = Object.keys(days).length > 0;
      Object.assign(state, loaded, { menu, days });
      state.selectedBy = hasChoices ? 'customer' : payload.cartItem.meals_selected_by;
      const date = incompleteDates(days, plan)[0] ?? menu.dates[0];
      if (date !== undefined) showDate(state, date);
    },

    dayRequested: (): MealSelectionState => ({ ...initialState, ...loading }),
    /** As `loaded`, for a single day of a paid plan. */
    dayLoaded: (state, { payload }: PayloadAction<{ day: PlanDay; draft: Days | null }>) => {
      const { day, draft } = payload;
      const menu: LoadedMenu = { cartItem: day, dates: [day.date], dishes: day.dishes };
      const days = fittingDays(draft ?? byDate([day.selection]), planOf(menu));
      Object.assign(state, loaded, { menu, days });
      state.selectedBy = 'customer';
      showDate(state, day.date);
    },
    dayFailed: failed,
    daySaved: (state) => {
      state.save = notSent;
    },

    ownChoicePressed: shownLater((state, _action: PayloadAction) => {
      state.selectedBy = 'customer';
    }),
    dateSelected: shownLater<{ date: string }>((state, { payload }) => {
      showDate(state, payload.date);
    }),
    kindSelected: shownLater<{ kind: DishKind }>((state, { payload }) => {
      state.kind = payload.kind;
      state.refusedDishId = null;
    }),
    dishOpened: shownLater<{ id: number }>((state, { payload }) => {
      state.openDishId = payload.id;
    }),
    dishClosed: shownLater((state, _action: PayloadAction) => {
      state.openDishId = null;
    }),
    dishToggled: shownLater<{ date: string; dish: Pick<Dish, 'id' | 'kind'> }>(
      (state, { payload }) => {
        if (state.menu === null || state.save.status === 'sending') return;
        const { date, dish } = payload;
        const { required } = planOf(state.menu);
        const before = dayOf(state.days, date);
        const day = toggleDish(before, dish, required);
        state.refusedDishId = day === null ? dish.id : null;
        if (day === null) return;
        state.days = { ...state.days, [date]: day };
        const justFilled = isDayComplete(day, required) && !isDayComplete(before, required);
        if (justFilled) {
          state.problem = null;
          offerRepeat(state, date);
        }
      },
    ),
    /** Shows the preview of a repeat. */
    repeatAsked: shownLater<{ date: string }>((state, { payload }) => {
      state.repeat.offered = payload.date;
    }),
    repeatPressed: shownLater<{ date: string }>((state, { payload }) => {
      // The search reads every dish for every day, which Immer's drafts make slow.
      const { menu, days } = original(state);
      if (menu === null) return;
      const plan = planOf(menu);
      const { filled, unfilled } = repeatDay(days, payload.date, plan);
      state.days = { ...days, ...byDate(filled) };
      state.problem = null;
      state.repeat = {
        offered: null,
        declined: true,
        result: { count: filled.length - unfilled.length, before: days },
        turn: state.repeat.turn + 1,
      };
    }),
    /** The days are as they were before the last repeat. */
    repeatUndone: shownLater((state, _action: PayloadAction) => {
      const before = state.repeat.result?.before;
      if (!before) return;
      state.days = before;
      state.repeat.result = { count: 0, before: null };
      state.repeat.turn += 1;
    }),
    keepCustomizingPressed: shownLater((state, _action: PayloadAction) => {
      state.repeat.offered = null;
      state.repeat.declined = true;
    }),

    /** Nothing is sent while a day is incomplete; the first such day is shown instead. */
    savePressed: (state) => {
      if (state.menu === null) return;
      const plan = planOf(state.menu);
      const [open] = incompleteDates(state.days, plan);
      const seen = state.selectedDate;
      if (open === undefined) {
        state.problem = null;
        state.save = sending;
        return;
      }
      const isNextDay = seen !== null && nextDate(plan.dates, seen) === open;
      const attempt = (state.problem?.attempt ?? 0) + 1;
      showDate(state, open);
      state.problem = { date: open, isNextDay, attempt };
    },
    /** The choices stay; the dietitian selects the missing dishes. */
    restDelegated: (state) => {
      state.repeat.offered = null;
      state.problem = null;
      state.save = sending;
    },
    /** Asks first when choices would be lost. */
    delegatePressed: (state) => {
      const hasChoices = Object.values(state.days).some(
        ({ meals, snacks }) => meals.length + snacks.length > 0,
      );
      if (hasChoices) state.isAskingToDelegate = true;
      else state.save = delegating;
    },
    delegateConfirmed: (state) => {
      state.isAskingToDelegate = false;
      state.save = delegating;
    },
    delegateDismissed: (state) => {
      state.isAskingToDelegate = false;
    },
    /** Heard by the buying flow too. */
    saveSucceeded: (state, _action: PayloadAction<OfLine>) => {
      state.save = notSent;
    },
    /** Heard by the buying flow too. */
    delegationSucceeded: (state, _action: PayloadAction<OfLine>) => {
      state.days = {};
      state.selectedBy = 'dietitian';
      state.save = notSent;
    },
    saveFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.save = submitFailed(payload);
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

export const {
  requested: mealsRequested,
  loaded: mealsLoaded,
  failed: mealsFailed,
  retryPressed: mealsRetryPressed,
  dayRequested: planDayRequested,
  dayLoaded: planDayLoaded,
  dayFailed: planDayFailed,
  daySaved: planDaySaved,
  ownChoicePressed,
  dateSelected,
  kindSelected,
  dishOpened,
  dishClosed,
  dishToggled,
  repeatAsked,
  repeatPressed,
  repeatUndone,
  keepCustomizingPressed,
  savePressed,
  restDelegated,
  delegatePressed,
  delegateConfirmed,
  delegateDismissed,
  saveSucceeded: mealsSaveSucceeded,
  delegationSucceeded: mealsDelegationSucceeded,
  saveFailed: mealsSaveFailed,
} = mealSelectionSlice.actions;
export const mealSelectionReducer = mealSelectionSlice.reducer;

export interface WithMealSelection {
  mealSelection: MealSelectionState;
}
export const selectMealSelection = (state: WithMealSelection) => state.mealSelection;
