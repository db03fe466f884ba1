import type { ChangeDelivery } from '../contract/wire/planDay.ts';
import type { ApiClient } from './client.ts';
import type { PlanRef } from './planFreezes.ts';
import { parseOrder } from './subscriptions.ts';

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
