import type { Order, OrderDay } from '../../../api/subscriptions.ts';
import {
  endFreeze,
  freezePlan,
  freezeProblem,
  type FreezablePlan as PlanOfRules,
  type FreezePeriod,
} from '../../../contract/frozenDays.ts';
import { firstOpenDay } from '../../../contract/planDays.ts';
import { lastDayOf } from '../../../contract/skippedDays.ts';
import type { Plan } from '../plan/planView.ts';

type NamedDay = OrderDay & { id: number };

/** A plan as the rules of freezing know it. */
export interface FreezablePlan extends PlanOfRules<NamedDay> {
  now: Date;
}

/** Null where the server offers no freezing. */
export function freezablePlan(
  { item }: Pick<Plan, 'item'>,
  { as_of, closed_days }: Pick<Order, 'as_of' | 'closed_days'>,
): FreezablePlan | null {
  // An older recording knows nothing of closed days.
  if (as_of == null || closed_days == null) return null;
  return {
    days: item.schedule.filter((day): day is NamedDay => day.id !== null),
    // Nor of renewals' days.
    lastDay: item.continued_until ?? lastDayOf(item.schedule),
    preference: item.delivery_days,
    closedDays: new Set(closed_days),
    now: new Date(as_of),
  };
}

/** The possible first days of a freeze; null where there is none any more. */
export function beginnings({ days, now }: FreezablePlan): { first: string; last: string } | null {
  const first = firstOpenDay(now);
  const last = days.findLast(({ date, status }) => status === 'scheduled' && date >= first)?.date;
  return last === undefined ? null : { first, last };
}

interface FreezePreview {
  /** How many deliveries move. */
  count: number;
  resumesOn: string;
  lastDay: string;
}

/** The effect of a freeze; null while its days are not chosen, or not allowed. */
export function previewFreeze(plan: FreezablePlan, period: FreezePeriod): FreezePreview | null {
  if (period.from === '' || period.until === '') return null;
  if (freezeProblem(period, plan, plan.now) !== null) return null;
  const { moved, resumesOn, lastDay } = freezePlan(period, plan);
  return { count: moved.length, resumesOn, lastDay };
}

/** The first delivery after a freeze, if it is left alone; null where there is none. */
export function resumesOn({ days }: FreezablePlan, { until }: FreezePeriod): string | null {
  return days.find(({ date, status }) => status === 'scheduled' && date > until)?.date ?? null;
}

/** The effect of ending the freeze now; null where it is too late. */
export const previewEnd = (freeze: FreezePeriod, plan: FreezablePlan) =>
  endFreeze(freeze, plan, plan.now);
