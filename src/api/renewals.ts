import type { Fils } from '../contract/money.ts';
import type * as wire from '../contract/wire/renewal.ts';
import { withCart } from './carts.ts';
import type { ApiClient } from './client.ts';
import { money, readName } from './common.ts';
import { count, day, flag, id, list, nullable, object } from './shape.ts';

/** A plan that can be bought again, with today's price in fils. */
export type RenewablePlan = Omit<wire.RenewablePlan, 'total'> & { total: Fils | null };

const readPlans = object<{ plans: RenewablePlan[] }>({
  plans: list(
    object<RenewablePlan>({
      item_id: id,
      product: readName,
      variant: readName,
      package_category_id: nullable(id),
      starts_on: nullable(day),
      total: nullable(money),
    }),
  ),
});

/** What the renewal put into the cart, and what differs from the old plans. */
export type Renewed = Omit<wire.Renewed, 'cart'>;

const readRenewed = object<Renewed>({
  cart_item_ids: list(id),
  delegated_days: count,
  answers_missing: flag,
  slot_changed: flag,
  not_sold: list(readName),
});

/** What renewing an order would bring today. */
export const getRenewal = (api: ApiClient, { orderId }: { orderId: number }) =>
  api.request({ method: 'GET', path: `subscriptions/${orderId}/renewal`, parse: readPlans });

/** Puts the plans of a paid order into the cart again. Sent again, it changes nothing. */
export const renewOrder = (api: ApiClient, { orderId }: { orderId: number }) =>
  api.request({
    method: 'POST',
    path: `subscriptions/${orderId}/renewal`,
    parse: withCart(readRenewed),
  });
