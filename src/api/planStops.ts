import { filsToText, type Fils } from '../contract/money.ts';
import type { ApiClient } from './client.ts';
import { money } from './common.ts';
import type { PlanRef } from './planFreezes.ts';
import { count, day, nullable, object } from './shape.ts';
import { parseOrder, type StopOffer } from './subscriptions.ts';

const readOffer = object<StopOffer>({
  amount: money,
  delivery_fee: money,
  days: count,
  last_day: nullable(day),
  until: day,
});

const pathOf = ({ orderId, itemId }: PlanRef) => `subscriptions/${orderId}/items/${itemId}/stop`;

export const getStopOffer = (api: ApiClient, plan: PlanRef) =>
  api.request({ method: 'GET', path: pathOf(plan), parse: readOffer });

/** Delivers the open days of a plan no more, for the amount that was shown. */
export const stopPlan = (api: ApiClient, { plan, amount }: { plan: PlanRef; amount: Fils }) =>
  api.request({
    method: 'PUT',
    path: pathOf(plan),
    body: { amount: filsToText(amount) },
    parse: parseOrder,
  });
