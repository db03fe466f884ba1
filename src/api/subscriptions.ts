import type { Fils } from '../contract/money.ts';
import type { PaymentResult } from '../contract/wire/payment.ts';
import type * as wire from '../contract/wire/subscription.ts';
import type {
  PlanChange,
  PlanFreeze,
  PlanStop as WireStop,
  StopOffer as WireOffer,
} from '../contract/wire/planDay.ts';
import { withCart } from './carts.ts';
import type { ApiClient } from './client.ts';
import {
  localized,
  money,
  readDeliveryPreference,
  readMealsSelectedBy,
  readName,
  readNutritionTarget,
  readPaymentStatus,
  readTimeSlot,
} from './common.ts';
import { portion } from './dish.ts';
import { readAddress } from './addresses.ts';
import {
  count,
  day,
  fieldOf,
  flag,
  id,
  instant,
  list,
  nullable,
  object,
  oneOf,
  optional,
  orAbsent,
  text,
  type Reader,
} from './shape.ts';

type Amounts =
  | 'sub_total'
  | 'delivery'
  | 'discount'
  | 'coupon_discount'
  | 'payment_gateway_charges'
  | 'grand_total';

/** How far the payment is, where the server answers it. */
interface PaymentProgress {
  /** Null where the server knows only paid and not paid. */
  payment_pending: boolean | null;
  payable: boolean;
  /** Null where the server does not say what time it is. */
  as_of: string | null;
}

export type OrderSummary = Omit<wire.SubscriptionSummary, 'grand_total' | keyof PaymentProgress> &
  PaymentProgress & { grand_total: Fils };
/** What stopping a plan now would do, in fils. */
export type StopOffer = Omit<WireOffer, 'amount' | 'delivery_fee'> & {
  amount: Fils;
  delivery_fee: Fils;
};

export type PlanStop = Omit<WireStop, 'amount'> & { amount: Fils };
export type OrderItem = Omit<
  wire.SubscriptionItem,
  'price' | 'total' | 'continued_until' | 'dietitian_appointment_date' | 'schedule' | 'stop'
> & {
  /** Null while it has not been stopped; undefined where the server offers no stopping. */
  stop: PlanStop | null | undefined;
  /** Null where the server does not say it. */
  continued_until: string | null;
  price: Fils;
  total: Fils;
  dietitian_appointment_date: string | null;
  schedule: OrderDay[];
};

/** Null until there is a value, and where another server leaves the field out. */
type Nullable =
  | 'paid_via'
  | 'paid_on'
  | 'payment_id'
  | 'order_reference_number'
  | 'message'
  | 'coupon_code'
  | 'registered_mobile_number'
  | 'address';

/** Null where the server offers no change of the deliveries of a plan. */
interface DeliveryChoice {
  delivery_addresses: wire.OrderAddress[] | null;
  delivery_time_slots: wire.SubscriptionDetails['delivery_time_slots'] | null;
}

/** An order with its amounts in fils. */
export type Order = Omit<
  wire.SubscriptionDetails,
  | Amounts
  | Nullable
  | keyof PaymentProgress
  | keyof DeliveryChoice
  | 'items'
  | 'closed_days'
  | 'amount_paid'
> &
  PaymentProgress &
  DeliveryChoice &
  Record<Amounts, Fils> & { [Field in Nullable]: wire.SubscriptionDetails[Field] | null } & {
    items: OrderItem[];
    /** Null where the server does not say on which days the kitchen is closed: it offers no freezing. */
    closed_days: string[] | null;
    amount_paid: Fils | null;
  };

/** Null where the server does not say which orders can be paid. */
type Answered<T> = Omit<T, 'payable'> & { payable: boolean | null };

/** A server that does not say which orders can be paid refuses the payment itself. */
function withPayable<T extends Answered<Pick<Order, 'payable' | 'order_status'>>>(read: Reader<T>) {
  return (value: unknown, at?: string) => {
    const order = read(value, at);
    const isClosed = order.order_status === 'failed' || order.order_status === 'rejected';
    return { ...order, payable: order.payable ?? !isClosed };
  };
}

const readRenewedBy = object<wire.RenewedBy>({
  id,
  order_number: text,
  payment_status: readPaymentStatus,
  start_date: day,
});

/** The common fields of an order and of an entry in the list. */
const summary = {
  id,
  order_number: text,
  as_of: optional(instant, null),
  created_at: instant,
  order_status: oneOf('pending', 'received', 'accepted', 'failed', 'rejected'),
  payment_status: readPaymentStatus,
  payment_pending: optional(flag, null),
  payable: optional(flag, null),
  changeable: optional(flag, false),
  changed: optional(flag, false),
  refund_due: optional(flag, false),
  refunded: optional(flag, false),
  renewable: optional(flag, false),
  renewed_by: optional(readRenewedBy, null),
  grand_total: money,
};

const readSummary: Reader<OrderSummary> = withPayable(
  object<Answered<OrderSummary>>({
    ...summary,
    products: list(
      object<OrderSummary['products'][number]>({
        ...localized(text, 'name'),
        image: text,
        quantity: count,
      }),
    ),
    stopped: optional(flag, false),
    start_date: day,
    end_date: day,
  }),
);

/** Null where the server does not report it for each day: the whole plan is then delivered in one way. */
type DeliveryOfDay = 'order_address_id' | 'delivery_time_slot';

export type OrderDay = Omit<wire.SubscriptionDay, 'id' | DeliveryOfDay> & {
  id: number | null;
} & { [Field in DeliveryOfDay]: wire.SubscriptionDay[Field] | null };

const readDay = object<OrderDay>({
  id: optional(id, null),
  date: day,
  status: text,
  makes_up_for: optional(id, null),
  order_address_id: optional(id, null),
  delivery_time_slot: optional(readTimeSlot, null),
  dishes: list(
    object<wire.SubscriptionDay['dishes'][number]>({
      ...portion,
      selected_by: optional(readMealsSelectedBy, 'customer'),
    }),
  ),
  missing: optional(count, 0),
});

const readChangedDelivery = object<NonNullable<PlanChange['delivery']>>({
  weekdays: nullable(list(count)),
  order_address_id: nullable(id),
  delivery_time_slot: nullable(readTimeSlot),
});

const readChange = object<PlanChange>({
  date: day,
  kind: optional(
    oneOf(
      'meals',
      'skipped',
      'taken_back',
      'frozen',
      'freeze_ended',
      'stopped',
      'delivery',
      'kitchen_closed',
    ),
    'meals',
  ),
  moved_to: optional(day, null),
  until: optional(day, null),
  delivery: optional(readChangedDelivery, null),
  changed_at: instant,
  added: list(readName),
  removed: list(readName),
});

const readFreeze = object<PlanFreeze>({
  from: day,
  until: day,
  ended_early: optional(flag, false),
});

const readStop = nullable(
  object<PlanStop>({
    stopped_at: instant,
    from: day,
    days: count,
    amount: money,
    refunded_at: nullable(instant),
  }),
);

const readItem = object<OrderItem>({
  id,
  product: readName,
  variant: readName,
  image: text,
  meals: count,
  snacks: count,
  daily_nutrition: optional(readNutritionTarget, null),
  quantity: count,
  price: money,
  total: money,
  start_date: day,
  end_date: day,
  continued_until: optional(day, null),
  days: count,
  delivery_days: readDeliveryPreference,
  delivery_time_slot: readTimeSlot,
  meals_selected_by: readMealsSelectedBy,
  dislikes_and_allergies: list(readName),
  other_dislikes_and_allergies: nullable(text),
  medical_condition: nullable(text),
  dietitian_appointment_date: optional(day, null),
  schedule: list(readDay),
  days_changeable: optional(flag, false),
  changes: optional(list(readChange), []),
  freeze: optional(readFreeze, null),
  stop: orAbsent(readStop),
});

const readOrderAddress = (value: unknown, at?: string): wire.OrderAddress => ({
  ...readAddress(value, at),
  order_address_id: id(fieldOf(value, 'order_address_id'), at),
});

export const readOrder: Reader<Order> = withPayable(
  object<Answered<Order>>({
    ...summary,
    items: list(readItem),
    closed_days: optional(list(day), null),
    dietitian_due: optional(flag, false),
    sub_total: money,
    delivery: money,
    discount: money,
    coupon_code: optional(text, null),
    coupon_discount: money,
    payment_gateway_charges: money,
    amount_paid: optional(money, null),
    paid_via: optional(text, null),
    paid_on: optional(instant, null),
    payment_id: optional(text, null),
    order_reference_number: optional(text, null),
    message: optional(text, null),
    registered_mobile_number: optional(text, null),
    address: optional(readAddress, null),
    delivery_addresses: optional(list(readOrderAddress), null),
    delivery_time_slots: optional(list(readTimeSlot), null),
  }),
);

const readOrderAnswer = object<{ subscription_details: Order }>({
  subscription_details: readOrder,
});
const readOrders = object<{ subscriptions: OrderSummary[] }>({ subscriptions: list(readSummary) });

export const parseOrder = withCart((response) => ({
  order: readOrderAnswer(response).subscription_details,
}));

export const createOrder = (api: ApiClient, order: wire.CreateSubscription) =>
  api.request({ method: 'POST', path: 'subscriptions', body: order, parse: parseOrder });

export const getOrder = (api: ApiClient, { id }: { id: number }) =>
  api.request({ method: 'GET', path: `subscriptions/${id}`, parse: parseOrder });

/** Takes everything of an unpaid order back into the cart. */
export const reopenOrder = (api: ApiClient, { id }: { id: number }) =>
  api.request({
    method: 'POST',
    path: `subscriptions/${id}/reopen`,
    parse: withCart((response) => ({
      order: readOrderAnswer(response).subscription_details,
      payment_page_open: flag(fieldOf(response, 'payment_page_open')),
    })),
  });

/** A server may take the result in and answer nothing of the order. */
export const sendOrderPaymentResult = (api: ApiClient, result: PaymentResult) =>
  api.request({
    method: 'PUT',
    path: 'subscriptions',
    body: result,
    parse: withCart((response) => ({
      order: optional(readOrder, null)(fieldOf(response, 'subscription_details')),
    })),
  });

export const getOrders = (api: ApiClient) =>
  api.request({
    method: 'GET',
    path: 'subscriptions',
    parse: withCart((response) => ({ orders: readOrders(response).subscriptions })),
  });
