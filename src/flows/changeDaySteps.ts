import type { PlanDayRef } from '../api/planDays.ts';
import { matchRoute } from '../contract/pages/matchRoute.ts';
import type { RouterLocation } from '../routing/routerSlice.ts';

export type ChangeDayStep = { name: 'day'; day: PlanDayRef } | { name: 'elsewhere' };

/** The day is the address: a reload, and a link of a mail, open it again. */
export function stepAt({ pathname }: RouterLocation): ChangeDayStep {
  const match = matchRoute(pathname);
  if (match?.name !== 'planDay') return { name: 'elsewhere' };
  const { id, dayId } = match.params;
  return { name: 'day', day: { orderId: Number(id), dayId: Number(dayId) } };
}
