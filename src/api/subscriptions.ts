import { textToFils, type Fils } from '../contract/money.ts';
import type { PaymentResult } from '../contract/wire/payment.ts';
import type * as wire from '../contract/wire/subscription.ts';
import { carriedCart } from './carts.ts';
import type { ApiClient } from './client.ts';

type Amounts =
  | 'sub_total'
  | 'delivery'
  | 'discount'
  | 'coupon_discount'
  | 'payment_gateway_charges'
  | 'grand_total';

/** How far the payment is, as far as the server says. */
interface PaymentProgress {
  /** Null where the server tells paid from not paid and no more. */
  payment_pending: boolean | null;
  payable: boolean;
}

export type OrderSummary = Omit<wire.SubscriptionSummary, 'grand_total' | keyof PaymentProgress> &
  PaymentProgress & { grand_total: Fils };
export type OrderItem = Omit<wire.SubscriptionItem, 'price' | 'total'> & {
  price: Fils;
  total: Fils;
};
/** Null until somebody has said it. */
type Later = 'paid_via' | 'paid_on' | 'payment_id' | 'order_reference_number' | 'message';
type Nullable = Later | 'coupon_code' | 'registered_mobile_number' | 'address';

/** An order with its amounts in fils. */
export type Order = Omit<
  wire.SubscriptionDetails,
  Amounts | Nullable | keyof PaymentProgress | 'items' | 'amount_paid'
> &
  PaymentProgress &
  Record<Amounts, Fils> & { [Field in Nullable]: wire.SubscriptionDetails[Field] | null } & {
    items: OrderItem[];
    amount_paid: Fils | null;
  };

type Optional = Nullable | keyof PaymentProgress | 'amount_paid';
/** What the specification does not name, and what may have no value yet, may be left out. */
type WireDetails = Omit<wire.SubscriptionDetails, Optional> &
  Partial<Pick<wire.SubscriptionDetails, Optional>>;
type WireSummary = Omit<wire.SubscriptionSummary, keyof PaymentProgress> &
  Partial<Pick<wire.SubscriptionSummary, keyof PaymentProgress>>;

/** A server that does not say which orders can be paid refuses the payment itself. */
function progressOf(order: WireSummary | WireDetails): PaymentProgress {
  const isClosed = order.order_status === 'failed' || order.order_status === 'rejected';
  return {
    payment_pending: order.payment_pending ?? null,
    payable: order.payable ?? !isClosed,
  };
}

export function toOrder(order: WireDetails): Order {
  return {
    ...order,
    ...progressOf(order),
    paid_via: order.paid_via ?? null,
    paid_on: order.paid_on ?? null,
    payment_id: order.payment_id ?? null,
    order_reference_number: order.order_reference_number ?? null,
    message: order.message ?? null,
    coupon_code: order.coupon_code ?? null,
    registered_mobile_number: order.registered_mobile_number ?? null,
    address: order.address ?? null,
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
    amount_paid: order.amount_paid == null ? null : textToFils(order.amount_paid),
  };
}

const parseDetails = (response: unknown) => {
  const { subscription_details } = response as { subscription_details: WireDetails };
  return {
    order: toOrder(subscription_details),
    ...carriedCart(response),
  };
};

export const createOrder = (api: ApiClient, order: wire.CreateSubscription) =>
  api.request({ method: 'POST', path: 'subscriptions', body: order, parse: parseDetails });

export const getOrder = (api: ApiClient, { id }: { id: number }) =>
  api.request({ method: 'GET', path: `subscriptions/${id}`, parse: parseDetails });

/** A server may take the result in and answer nothing of the order. */
export const sendOrderPaymentResult = (api: ApiClient, result: PaymentResult) =>
  api.request({
    method: 'PUT',
    path: 'subscriptions',
    body: result,
    parse: (response) => {
      const { subscription_details } = (response ?? {}) as { subscription_details?: WireDetails };
      return {
        order: subscription_details ? toOrder(subscription_details) : null,
        ...carriedCart(response),
      };
    },
  });

export const getOrders = (api: ApiClient) =>
  api.request({
    method: 'GET',
    path: 'subscriptions',
    parse: (response) => {
      const { subscriptions } = response as { subscriptions: WireSummary[] };
      return {
        orders: subscriptions.map((order): OrderSummary => ({
          ...order,
          ...progressOf(order),
          grand_total: textToFils(order.grand_total),
        })),
        ...carriedCart(response),
      };
    },
  });
