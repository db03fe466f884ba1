import { textToFils, type Fils } from '../contract/money.ts';
import type * as wire from '../contract/wire/subscription.ts';
import { toCartOrNull } from './carts.ts';
import type { ApiClient } from './client.ts';

type Amounts =
  | 'sub_total'
  | 'delivery'
  | 'discount'
  | 'coupon_discount'
  | 'payment_gateway_charges'
  | 'grand_total';

export type SubscriptionSummary = Omit<wire.SubscriptionSummary, 'grand_total'> & {
  grand_total: Fils;
};
export type SubscriptionItem = Omit<wire.SubscriptionItem, 'price' | 'total'> & {
  price: Fils;
  total: Fils;
};
/** An order with its amounts in fils. */
export type SubscriptionDetails = Omit<
  wire.SubscriptionDetails,
  Amounts | 'items' | 'amount_paid'
> &
  Record<Amounts, Fils> & { items: SubscriptionItem[]; amount_paid: Fils | null };

export function toSubscriptionDetails(order: wire.SubscriptionDetails): SubscriptionDetails {
  return {
    ...order,
    items: order.items.map((item) => ({
      ...item,
      price: textToFils(item.price),
      total: textToFils(item.total),
    })),
    sub_total: textToFils(order.sub_total),
    delivery: textToFils(order.delivery),
    discount: textToFils(order.discount),
    coupon_discount: textToFils(order.coupon_discount),
    payment_gateway_charges: textToFils(order.payment_gateway_charges),
    grand_total: textToFils(order.grand_total),
    amount_paid: order.amount_paid === null ? null : textToFils(order.amount_paid),
  };
}

const parseDetails = (response: unknown) => {
  const { subscription_details, cart } = response as wire.SubscriptionResponse;
  return {
    subscription_details: toSubscriptionDetails(subscription_details),
    cart: toCartOrNull(cart),
  };
};

export const createSubscription = (api: ApiClient, order: wire.CreateSubscription) =>
  api.request({ method: 'POST', path: 'subscriptions', body: order, parse: parseDetails });

export const getSubscription = (api: ApiClient, { id }: { id: number }) =>
  api.request({ method: 'GET', path: `subscriptions/${id}`, parse: parseDetails });

export const sendPaymentResult = (api: ApiClient, result: wire.PaymentResult) =>
  api.request({ method: 'PUT', path: 'subscriptions', body: result, parse: parseDetails });

export const getSubscriptions = (api: ApiClient) =>
  api.request({
    method: 'GET',
    path: 'subscriptions',
    parse: (response) => {
      const { subscriptions, cart } = response as wire.SubscriptionsResponse;
      return {
        subscriptions: subscriptions.map((order): SubscriptionSummary => ({
          ...order,
          grand_total: textToFils(order.grand_total),
        })),
        cart: toCartOrNull(cart),
      };
    },
  });
