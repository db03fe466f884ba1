import type { FreezePeriod } from '../contract/frozenDays.ts';
import type { ApiClient } from './client.ts';
import { parseOrder } from './subscriptions.ts';

export interface PlanRef {
  orderId: number;
  itemId: number;
}

const pathOf = ({ orderId, itemId }: PlanRef) => `subscriptions/${orderId}/items/${itemId}/freeze`;

/** Moves the deliveries of some days to the end of their plan. */
export const freezePlan = (
  api: ApiClient,
  { plan, period: { from, until } }: { plan: PlanRef; period: FreezePeriod },
) => api.request({ method: 'PUT', path: pathOf(plan), body: { from, until }, parse: parseOrder });

/** Delivers again as soon as it can be prepared. */
export const thawPlan = (api: ApiClient, plan: PlanRef) =>
  api.request({ method: 'DELETE', path: pathOf(plan), parse: parseOrder });
