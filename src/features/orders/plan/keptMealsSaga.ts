import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { readKeptDays, type KeptDay, type KeptDish } from '../../../api/keptDays.ts';
import type { Order } from '../../../api/subscriptions.ts';
import { addDays } from '../../../contract/kuwaitTime.ts';
import { isAhead } from '../../../contract/planDays.ts';
import { takeEveryGuarded } from '../../../saga/guarded.ts';
import { mealsKept, selectCustomerInfo } from '../../session/sessionSlice.ts';
import { orderLoaded } from '../ordersSlice.ts';
import { plansOf, slotOfDay, type Plan, type PlanDay } from './planView.ts';

/** Today, tomorrow and the day after: their dishes cannot be changed any more. */
const KEPT_DAYS = 3;

export function* keptMealsSaga(): SagaGenerator<void> {
  yield* takeEveryGuarded(orderLoaded, keepMeals);
}

/** The device keeps what the newest answer about an order says. */
export function* keepMeals({
  payload: order,
}: ReturnType<typeof orderLoaded>): SagaGenerator<void> {
  const before = readKeptDays((yield* select(selectCustomerInfo))?.meals);
  const days = [...before.filter((day) => day.order !== order.id), ...daysToKeep(order)];
  if (days.length + before.length > 0) yield* put(mealsKept(days));
}

function daysToKeep(order: Order): KeptDay[] {
  return plansOf(order).flatMap(({ item, days, today }) =>
    days
      .filter((day) => isNear(day, today) && isServed(day))
      .map((day) => {
        const { from, to } = slotOfDay(day, item);
        return {
          order: order.id,
          saved_at: order.as_of ?? '',
          date: day.date,
          slot: { from, to },
          product: { name_en: item.product.name_en, name_ar: item.product.name_ar },
          dishes: day.dishes.map(dishToKeep),
        };
      }),
  );
}

const isNear = ({ date }: PlanDay, today: Plan['today']) =>
  date >= today && date < addDays(today, KEPT_DAYS);

const isServed = ({ state }: PlanDay) =>
  state !== null && (isAhead(state) || state === 'delivered');

const dishToKeep = ({ id, kind, name_en, name_ar, calories, carbs, fat, protein }: KeptDish) => ({
  id,
  kind,
  name_en,
  name_ar,
  calories,
  carbs,
  fat,
  protein,
});
