import type { Action } from '@reduxjs/toolkit';
import { readCartItem } from '../../../../src/api/carts.ts';
import { rootReducer } from '../../../../src/app/rootReducer.ts';
import type { DaySelection } from '../../../../src/contract/wire/dish.ts';
import {
  dateSelected,
  delegateConfirmed,
  delegateDismissed,
  delegatePressed,
  dishToggled,
  keepCustomizingPressed,
  kindSelected,
  mealsDelegationSucceeded,
  mealsLoaded,
  mealsRequested,
  ownChoicePressed,
  repeatAsked,
  repeatPressed,
  repeatUndone,
  restDelegated,
  savePressed,
} from '../../../../src/features/mealSelection/mealSelectionSlice.ts';
import {
  selectDayTotals,
  selectOpenDates,
  selectRepeatPreview,
} from '../../../../src/features/mealSelection/mealSelectionSelectors.ts';
import { sessionEnded } from '../../../../src/saga/events.ts';
import type { Days } from '../../../../src/features/mealSelection/dayChoices.ts';
import { cartItem } from '../../../support/factories/cart.ts';
import { dish } from '../../../support/factories/meals.ts';

const [first, second, third] = ['2027-01-20', '2027-01-21', '2027-01-22'] as const;
const dishes = [
  dish({ id: 31 }),
  dish({ id: 32 }),
  dish({ id: 33, weekdays: [3] }),
  dish({ id: 41, kind: 'snack' }),
];
const line = readCartItem(
  cartItem({ meals: 2, snacks: 1, days: 3, meals_completed: false, meals_selected_by: null }),
);
const loaded = (
  selection: DaySelection[] = [],
  overrides: Partial<typeof line> = {},
  draft: Days | null = null,
  menu = dishes,
) =>
  mealsLoaded({
    cartItem: { ...line, ...overrides },
    dates: [first, second, third],
    dishes: menu,
    selection,
    draft,
  });
const open = (selection: DaySelection[] = []) => [
  mealsRequested({ cartItemId: 11, selectedBy: null }),
  loaded(selection),
];
const meal = (date: string, id: number) => dishToggled({ date, dish: { id, kind: 'meal' } });
const snack = (date: string, id: number) => dishToggled({ date, dish: { id, kind: 'snack' } });
const fill = (date: string) => [meal(date, 31), meal(date, 32), snack(date, 41)];
const full = (date: string) => ({ date, meals: [31, 32], snacks: [41] });

const after = (...actions: Action[]) => {
  const state = actions.reduce<ReturnType<typeof rootReducer> | undefined>(rootReducer, undefined);
  if (state === undefined) throw new Error('No actions.');
  return state;
};
const afterOpening = (...actions: Action[]) => after(...open(), ...actions).mealSelection;

describe('opening', () => {
  it('asks who chooses, unless that is known', () => {
    expect(afterOpening().selectedBy).toBeNull();
    expect(afterOpening(ownChoicePressed()).selectedBy).toBe('customer');
    expect(after(...open([full(first)])).mealSelection.selectedBy).toBe('customer');
    const delegated = loaded([], { meals_selected_by: 'dietitian' });
    expect(afterOpening(delegated).selectedBy).toBe('dietitian');
  });

  it('shows the first incomplete day', () => {
    expect(afterOpening().selectedDate).toBe(first);
    expect(after(...open([full(first)])).mealSelection.selectedDate).toBe(second);
    const everyDay = [full(first), full(second), full(third)];
    expect(after(...open(everyDay)).mealSelection.selectedDate).toBe(first);
  });

  it('restores the draft of an earlier visit, as far as the plan still allows it', () => {
    const begun = { date: first, meals: [31], snacks: [] };
    const gone = { date: '2027-01-19', meals: [31], snacks: [] };
    const draft = { [first]: begun, [gone.date]: gone };
    const state = after(
      mealsRequested({ cartItemId: 11, selectedBy: null }),
      loaded([full(second)], {}, draft),
    );
    expect(state.mealSelection.days).toEqual({ [first]: begun });
    expect(state.mealSelection.selectedBy).toBe('customer');
  });

  it('uses the saved selection without a draft', () => {
    const again = after(...open(), meal(first, 31), ...open([full(second)])).mealSelection;
    expect(again.days).toEqual({ [second]: full(second) });
  });
});

describe('choosing', () => {
  it('refuses one dish too many and names it until another fits', () => {
    const tooMany = afterOpening(meal(first, 31), meal(first, 32), meal(first, 33));
    expect(tooMany.refusedDishId).toBe(33);
    expect(tooMany.days[first]?.meals).toEqual([31, 32]);
    expect(afterOpening(...fill(first), meal(first, 33), meal(first, 31)).refusedDishId).toBeNull();
  });

  it('offers to repeat a day that was just filled', () => {
    expect(afterOpening(...fill(first)).repeat.offered).toBe(first);
  });

  it('does not offer it again once the customer chooses by hand', () => {
    const state = afterOpening(...fill(first), keepCustomizingPressed(), ...fill(second));
    expect(state.repeat.offered).toBeNull();
  });

  it('does not offer it for the last open day', () => {
    const state = after(...open([full(first), full(second)]), ...fill(third)).mealSelection;
    expect(state.repeat.offered).toBeNull();
  });

  it('ignores changes while the selection is being saved', () => {
    const everyDay = [full(first), full(second), full(third)];
    const state = after(...open(everyDay), savePressed(), meal(first, 31)).mealSelection;
    expect(state.days[first]).toEqual(full(first));
  });
});

describe('repeating', () => {
  const withWednesdayDish = [meal(first, 31), meal(first, 33), snack(first, 41)];

  it('is previewed, with the replacing dishes', () => {
    const preview = selectRepeatPreview(after(...open(), ...withWednesdayDish));
    expect(preview?.date).toBe(first);
    expect(preview?.filled).toEqual(
      [second, third].map((date) => ({
        date,
        meals: [31, 32],
        snacks: [41],
        replaced: { 32: 33 },
      })),
    );
  });

  it('applies the preview', () => {
    const asked = after(...open(), ...withWednesdayDish);
    const state = after(...open(), ...withWednesdayDish, repeatPressed({ date: first }));
    expect(Object.values(state.mealSelection.days).slice(1)).toEqual(
      selectRepeatPreview(asked)?.filled,
    );
    expect(selectOpenDates(state)).toEqual([]);
    expect(state.mealSelection.repeat).toMatchObject({ offered: null, result: { count: 2 } });
  });

  it('leaves the days open for which no permitted dish is left', () => {
    const short = [
      dish({ id: 31 }),
      dish({ id: 33, weekdays: [3] }),
      dish({ id: 41, kind: 'snack' }),
    ];
    const state = after(
      mealsRequested({ cartItemId: 11, selectedBy: null }),
      loaded([], {}, null, short),
      ...withWednesdayDish,
      repeatPressed({ date: first }),
    );
    expect(selectOpenDates(state)).toEqual([second, third]);
    expect(state.mealSelection.days[second]?.meals).toEqual([31]);
    expect(state.mealSelection.repeat.result).toMatchObject({ count: 0 });
  });

  it('is undone once, and restores the days as they were', () => {
    const begun = [...fill(first), keepCustomizingPressed(), meal(third, 32)];
    const before = afterOpening(...begun).days;
    const undone = afterOpening(...begun, repeatPressed({ date: first }), repeatUndone());
    expect(undone.days).toEqual(before);
    expect(undone.repeat.result).toEqual({ count: 0, before: null });
    const again = afterOpening(
      ...begun,
      repeatPressed({ date: first }),
      repeatUndone(),
      repeatUndone(),
    );
    expect(again).toEqual(undone);
  });

  it('can be asked for again after it was declined', () => {
    const declined = [...fill(first), keepCustomizingPressed()];
    expect(afterOpening(...declined, repeatAsked({ date: first })).repeat.offered).toBe(first);
  });
});

describe('the visible part of the menu', () => {
  it('is the meals, unless the day lacks only snacks', () => {
    expect(afterOpening().kind).toBe('meal');
    const onlySnack = [meal(second, 31), meal(second, 32)];
    expect(afterOpening(...onlySnack, dateSelected({ date: second })).kind).toBe('snack');
    expect(afterOpening(...onlySnack, dateSelected({ date: third })).kind).toBe('meal');
    expect(afterOpening(kindSelected({ kind: 'snack' })).kind).toBe('snack');
  });
});

describe('the totals of a day', () => {
  it('add up the choices, beside the promise', () => {
    const state = after(...open(), meal(first, 31), snack(first, 41));
    const { calories, protein } = dishes[0] as (typeof dishes)[0];
    expect(selectDayTotals(state)).toMatchObject({
      sum: { calories: 2 * calories, protein: 2 * protein },
      promise: line.daily_nutrition,
    });
  });
});

describe('saving', () => {
  it('stops at the first incomplete day', () => {
    const state = afterOpening(dateSelected({ date: third }), savePressed());
    expect(state).toMatchObject({
      selectedDate: first,
      problem: { date: first, isNextDay: false, attempt: 1 },
      save: { status: 'idle' },
    });
  });

  it('reports when it is the day after the shown one', () => {
    expect(afterOpening(...fill(first), savePressed()).problem).toMatchObject({
      date: second,
      isNextDay: true,
    });
  });

  it('counts the attempts', () => {
    expect(afterOpening(savePressed(), savePressed()).problem?.attempt).toBe(2);
  });

  it('clears the problem when the day is filled', () => {
    expect(afterOpening(savePressed(), ...fill(first)).problem).toBeNull();
  });

  it('begins when every day is filled', () => {
    const state = afterOpening(...[first, second, third].flatMap(fill), savePressed());
    expect(state.save.status).toBe('sending');
    expect(state.problem).toBeNull();
  });
});

describe('delegating', () => {
  it('of the rest keeps the choices while it is sent', () => {
    const state = afterOpening(...fill(first), restDelegated(), meal(first, 31));
    expect(state.days[first]).toEqual(full(first));
    expect(state).toMatchObject({ repeat: { offered: null }, save: { status: 'sending' } });
  });

  it('is sent at once without choices', () => {
    expect(afterOpening(delegatePressed())).toMatchObject({
      isAskingToDelegate: false,
      save: { status: 'delegating' },
    });
  });

  it('asks before choices are given up', () => {
    const asking = afterOpening(meal(first, 31), delegatePressed());
    expect(asking).toMatchObject({ isAskingToDelegate: true, save: { status: 'idle' } });
    const kept = afterOpening(meal(first, 31), delegatePressed(), delegateDismissed());
    expect(kept).toMatchObject({ isAskingToDelegate: false, save: { status: 'idle' } });
    const given = afterOpening(meal(first, 31), delegatePressed(), delegateConfirmed());
    expect(given).toMatchObject({ isAskingToDelegate: false, save: { status: 'delegating' } });
  });

  it('clears the choices when it has succeeded', () => {
    const state = afterOpening(meal(first, 31), mealsDelegationSucceeded({ cartItemId: 11 }));
    expect(state.days).toEqual({});
    expect(state.selectedBy).toBe('dietitian');
  });
});

it('resets when the session ends', () => {
  expect(afterOpening(meal(first, 31), sessionEnded()).days).toEqual({});
});
