import type { ChangePlanDay } from '../contract/wire/planDay.ts';
import type { ApiClient } from './client.ts';
import { readName, readNutritionTarget } from './common.ts';
import { readDaySelection, readDish } from './dish.ts';
import { count, day, list, object, optional } from './shape.ts';
import type { PlanDay } from './planDay.ts';
import { parseOrder } from './subscriptions.ts';

export interface PlanDayRef {
  orderId: number;
  dayId: number;
}

const readPlanDay = object<PlanDay>({
  date: day,
  product: readName,
  variant: readName,
  meals: count,
  snacks: count,
  daily_nutrition: optional(readNutritionTarget, null),
  dishes: list(readDish),
  selection: readDaySelection,
  skip_moves_to: optional(day, null),
});

const pathOf = ({ orderId, dayId }: PlanDayRef) => `subscriptions/${orderId}/days/${dayId}`;

export const getPlanDay = (api: ApiClient, day: PlanDayRef) =>
  api.request({ method: 'GET', path: pathOf(day), parse: readPlanDay });

export const changePlanDay = (
  api: ApiClient,
  { day, choice }: { day: PlanDayRef; choice: ChangePlanDay },
) => api.request({ method: 'PUT', path: pathOf(day), body: choice, parse: parseOrder });

/** Moves the delivery of a day to the end of its plan. */
export const skipPlanDay = (api: ApiClient, day: PlanDayRef) =>
  api.request({ method: 'PUT', path: `${pathOf(day)}/skip`, parse: parseOrder });

/** Delivers a skipped day again. */
export const takePlanDayBack = (api: ApiClient, day: PlanDayRef) =>
  api.request({ method: 'DELETE', path: `${pathOf(day)}/skip`, parse: parseOrder });
