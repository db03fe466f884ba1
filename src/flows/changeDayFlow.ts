import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { toFailure } from '../api/failure.ts';
import { changePlanDay, getPlanDay, skipPlanDay, type PlanDayRef } from '../api/planDays.ts';
import type { Order } from '../api/subscriptions.ts';
import {
  draftChanged,
  draftDropped,
  selectDraft,
  type WithDrafts,
} from '../features/drafts/draftsSlice.ts';
import { dayOf, daysOfDraft } from '../features/mealSelection/dayChoices.ts';
import { selectDays } from '../features/mealSelection/mealSelectionSelectors.ts';
import {
  dishToggled,
  mealsRetryPressed,
  mealsSaveFailed,
  planDayFailed,
  planDayLoaded,
  planDayRequested,
  planDaySaved,
  savePressed,
  selectMealSelection,
} from '../features/mealSelection/mealSelectionSlice.ts';
import { notificationShown } from '../features/notifications/notificationsSlice.ts';
import {
  orderLoaded,
  skipDismissed,
  skipFailed,
  skipSubmitted,
  skipSucceeded,
} from '../features/orders/ordersSlice.ts';
import { selectCustomerKey } from '../features/session/sessionSlice.ts';
import { draftNames } from '../forms/draftNames.ts';
import { paths } from '../routing/paths.ts';
import { locationChanged } from '../routing/routerSlice.ts';
import { callApi, load } from '../saga/callApi.ts';
import { stepAt, type ChangeDayStep } from './changeDaySteps.ts';
import type { Navigator } from './navigator.ts';
import { runSteps, type Flow } from './runSteps.ts';

const steps: Flow<ChangeDayStep> = {
  name: 'changeDay',
  stepAt,
  elsewhere: { name: 'elsewhere' },
  advance,
};

/** Other meals for a day of a paid plan, or none at all: My plan → the day's menu → My plan. */
export function* changeDayFlow(): SagaGenerator<void> {
  // Drafts of an earlier visit of the tab are in the store before the first location is.
  yield* take(locationChanged);
  yield* call(runSteps<ChangeDayStep>, steps);
}

/** Waits until the day is changed, and goes back to its plan. */
export function* advance(
  navigator: Navigator,
  step: ChangeDayStep,
): SagaGenerator<ChangeDayStep | null> {
  if (step.name === 'elsewhere') {
    yield* call(navigator.customerLeaves);
    return null;
  }
  const { day } = step;
  // A question that was open when the customer left the page.
  yield* put(skipDismissed());
  yield* call(loadDay, day);
  while (true) {
    const { toggled, again, skipped } = yield* race({
      toggled: take(dishToggled),
      again: take(mealsRetryPressed),
      skipped: take(skipSubmitted),
      save: take(savePressed),
    });
    if (toggled) yield* call(keepChoice, day);
    else if (again) yield* call(loadDay, day);
    else if (yield* call(skipped ? skipDay : saveDay, day)) break;
  }
  const date = (yield* select(selectMealSelection)).selectedDate;
  yield* call(navigator.goTo, paths.orderDetails(day.orderId, date === null ? {} : { day: date }));
  return null;
}

export function* loadDay(day: PlanDayRef): SagaGenerator<void> {
  const name = draftNames.planDay(day.dayId);
  const draft = daysOfDraft(yield* select((state: WithDrafts) => selectDraft(state, name)));
  yield* load(
    {
      requested: planDayRequested,
      loaded: (loaded) => planDayLoaded({ day: loaded, draft }),
      failed: planDayFailed,
    },
    getPlanDay,
    day,
  );
}

/** Stores a draft, so that a reload restores the unsaved choices. */
function* keepChoice({ dayId }: PlanDayRef): SagaGenerator<void> {
  const owner = yield* select(selectCustomerKey);
  const values = yield* select(selectDays);
  yield* put(draftChanged({ owner, name: draftNames.planDay(dayId), values }));
}

/** Returns whether the day was changed. The reducer has already checked that it is complete. */
export function* saveDay(day: PlanDayRef): SagaGenerator<boolean> {
  const { save, selectedDate } = yield* select(selectMealSelection);
  if (save.status !== 'sending' || selectedDate === null) return false;
  const { meals, snacks } = dayOf(yield* select(selectDays), selectedDate);
  const outcome = yield* callApi(changePlanDay, { day, choice: { meals, snacks } });
  if (!outcome.ok) {
    yield* put(mealsSaveFailed(toFailure(outcome.error)));
    return false;
  }
  yield* put(planDaySaved());
  yield* call(showChanged, day, outcome.response.order, 'planDay.saved');
  return true;
}

/** Returns whether the day was skipped. */
export function* skipDay(day: PlanDayRef): SagaGenerator<boolean> {
  const outcome = yield* callApi(skipPlanDay, day);
  if (!outcome.ok) {
    yield* put(skipFailed(toFailure(outcome.error)));
    return false;
  }
  yield* put(skipSucceeded());
  yield* call(showChanged, day, outcome.response.order, 'planDay.skipped');
  return true;
}

/** The draft of the page is done with. */
function* showChanged(day: PlanDayRef, order: Order, key: string): SagaGenerator<void> {
  yield* put(orderLoaded(order));
  yield* put(draftDropped(draftNames.planDay(day.dayId)));
  yield* put(notificationShown({ tone: 'success', key }));
}
