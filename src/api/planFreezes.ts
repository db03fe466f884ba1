import type { FreezePeriod } from '../contract/frozenDays.ts';
import type { ChangeDelivery } from '../contract/wire/planDay.ts';
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

interface DeliveryChange {
  plan: PlanRef;
  change: Required<ChangeDelivery>;
}

/** Delivers a plan elsewhere or at another time, from a day on or on some weekdays. */
export const changeDelivery = (
  api: ApiClient,
  { plan: { orderId, itemId }, change }: DeliveryChange,
) =>
  api.request({
    method: 'PUT',
    path: `subscriptions/${orderId}/items/${itemId}/delivery`,
    body: change,
    parse: parseOrder,
  });
