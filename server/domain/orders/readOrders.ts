import { isTimeForDietitian } from '../../../src/contract/dietitianInvite.ts';
import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import { filsToText } from '../../../src/contract/money.ts';
import type {
  SubscriptionDay,
  SubscriptionDetails,
  SubscriptionItem,
  SubscriptionSummary,
} from '../../../src/contract/wire/subscription.ts';
import type { PlanChange, PlanStop } from '../../../src/contract/wire/planDay.ts';
import type { Db } from '../../db/database.ts';
import { lastAppointments } from '../../db/stores/appointmentStore.ts';
import {
  itemsOfOrders,
  partsOfOrders,
  type OrderItem,
  type OrderParts,
} from '../../db/stores/orderItemStore.ts';
import { listOrders, type Order } from '../../db/stores/orderStore.ts';
import { lastDaysOfChains } from '../../db/stores/planChainStore.ts';
import { slotOf } from '../../db/stores/planDeliveryStore.ts';
import {
  attemptsOf,
  settlingCaptures,
  type Attempt,
  type SettlingCapture,
} from '../../db/stores/paymentStore.ts';
import { refundStates, type RefundState } from '../../db/stores/refundStore.ts';
import { toAddress } from './orderAddress.ts';
import {
  isChangeable,
  isDelivered,
  isPayable,
  isPaymentPending,
  orderNumber,
} from './orderState.ts';
import { newestRenewal, plansToRenew, type Plan } from './plansToRenew.ts';

export async function readOrders(
  db: Db,
  customerId: number,
  now: Date,
): Promise<SubscriptionSummary[]> {
  const orders = await listOrders(db, customerId);
  const ids = orders.map(({ id }) => id);
  const items = await itemsOfOrders(db, ids);
  const attempts = await attemptsOf(db, 'order', ids);
  const refunds = await refundStates(db, 'order', ids);
  return orders.map((order) => {
    const plans = items.filter(({ order_id }) => order_id === order.id);
    return {
      ...stateOf(
        order,
        attempts.filter(({ order_id }) => order_id === order.id),
        now,
      ),
      ...refundFields(refunds.get(order.id)),
      ...renewalFields(order, plans, now),
      stopped: plans.every(({ stop }) => stop !== null),
      products: plans.map(toProduct),
      start_date: order.start_date,
      end_date: order.end_date,
      grand_total: filsToText(order.grand_total_fils),
    };
  });
}

export async function readOrder(db: Db, order: Order, now: Date): Promise<SubscriptionDetails> {
  const [read] = await readDetails(db, [order], now);
  if (read === undefined) throw new Error(`Order ${order.id} is gone`);
  return read.details;
}

/** Each of these orders with its details, in the order in which they are given. */
export async function readDetails(
  db: Db,
  orders: readonly Order[],
  now: Date,
): Promise<{ order: Order; details: SubscriptionDetails }[]> {
  const ids = orders.map(({ id }) => id);
  const attempts = await attemptsOf(db, 'order', ids);
  const found = new Map((await partsOfOrders(db, ids)).map((parts) => [parts.id, parts]));
  const held = orders.flatMap((order) => {
    const parts = found.get(order.id);
    return parts === undefined ? [] : [{ order, parts }];
  });
  const refunds = await refundStates(db, 'order', ids);
  const captures = await settlingCaptures(db, 'order', ids);
  const lastDays = await lastDaysOfChains(
    db,
    held.flatMap(({ order, parts }) => (isDelivered(order) ? parts.items.map(({ id }) => id) : [])),
  );
  const advised = held.filter(
    ({ order, parts }) => dietitianDueSince(order, parts.items, now) !== null,
  );
  const met = await lastAppointments(db, [
    ...new Set(advised.map(({ order }) => order.customer_id)),
  ]);
  return held.map(({ order, parts }) => {
    const read = {
      order,
      parts,
      attempts: attempts.filter(({ order_id }) => order_id === order.id),
      refund: refunds.get(order.id),
      capture: captures.find(({ order_id }) => order_id === order.id) ?? null,
      lastDays,
      lastAppointment: met.get(order.customer_id) ?? null,
    };
    return { order, details: toDetails(read, now) };
  });
}

interface DetailParts {
  readonly order: Order;
  readonly parts: OrderParts;
  readonly attempts: readonly Attempt[];
  readonly refund: RefundState | undefined;
  readonly capture: SettlingCapture | null;
  /** By the plan. */
  readonly lastDays: ReadonlyMap<number, string>;
  /** The customer's; null where there is none, or it is not asked for. */
  readonly lastAppointment: string | null;
}

function toDetails(
  { order, parts, attempts, refund, capture, lastDays, lastAppointment }: DetailParts,
  now: Date,
): SubscriptionDetails {
  const { items, addresses, closed_days, time_slots } = parts;
  const dueSince = dietitianDueSince(order, items, now);
  return {
    ...stateOf(order, attempts, now),
    ...refundFields(refund),
    ...renewalFields(order, items, now),
    items: items.map((item) => toWireOrderItem(item, order, lastDays.get(item.id))),
    dietitian_due: dueSince !== null && (lastAppointment === null || lastAppointment < dueSince),
    closed_days: closed_days.map(({ date }) => date),
    sub_total: filsToText(order.sub_total_fils),
    delivery: filsToText(order.delivery_fils),
    discount: filsToText(order.discount_fils),
    coupon_code: order.coupon_code,
    coupon_discount: filsToText(order.coupon_discount_fils),
    grand_total: filsToText(order.grand_total_fils),
    ...paymentOf(order, attempts, capture),
    message: order.comment,
    registered_mobile_number: order.customer_phone,
    address: toAddress(addressOf(addresses)),
    delivery_addresses: addresses.map((address) => ({
      ...toAddress(address),
      order_address_id: address.id,
    })),
    delivery_time_slots: time_slots,
  };
}

function stateOf(order: Order, attempts: readonly Attempt[], now: Date) {
  const isPending = isPaymentPending(order, attempts, now);
  return {
    id: order.id,
    order_number: orderNumber(order.id),
    as_of: now.toISOString(),
    created_at: order.created_at.toISOString(),
    order_status: order.status,
    payment_status: paymentStatusOf(order),
    payment_pending: isPending,
    payable: isPayable(order, now),
    changeable: isChangeable(order) && !isPending,
    changed: order.closed_reason === 'changed',
  };
}

function renewalFields(order: Order, plans: readonly Plan[], now: Date) {
  const newest = newestRenewal(plans);
  return {
    renewable: isDelivered(order) && plansToRenew(plans, kuwaitToday(now)).length > 0,
    renewed_by:
      newest === undefined
        ? null
        : {
            id: newest.id,
            order_number: orderNumber(newest.id),
            payment_status: paymentStatusOf(newest),
            start_date: newest.start_date,
          },
  };
}

/** When a plan began that is some days old: who has no appointment since is to see a dietitian. Null where none is. */
function dietitianDueSince(order: Order, plans: readonly Plan[], now: Date): string | null {
  if (!isDelivered(order)) return null;
  const today = kuwaitToday(now);
  const first = plans.find((plan) => plan.stop === null && isTimeForDietitian(plan, today));
  return first?.start_date ?? null;
}

const paymentStatusOf = ({ paid_at }: { readonly paid_at: unknown }) =>
  paid_at === null ? ('not_paid' as const) : ('paid' as const);

function refundFields(state: RefundState | undefined) {
  return { refund_due: state === 'due', refunded: state === 'made' };
}

function paymentOf(order: Order, attempts: readonly Attempt[], capture: SettlingCapture | null) {
  const paidFils = capture?.amount_fils ?? (order.paid_at === null ? null : 0);
  return {
    payment_gateway_charges: filsToText(capture?.administrative_charge_fils ?? 0),
    amount_paid: paidFils === null ? null : filsToText(paidFils),
    paid_via: capture?.payment_type ?? null,
    paid_on: (capture?.paid_on ?? order.paid_at)?.toISOString() ?? null,
    payment_id: capture?.payment_id ?? null,
    order_reference_number: capture?.reference ?? attempts.at(-1)?.reference ?? null,
  };
}

function toProduct({ product_en, product_ar, image, quantity }: OrderItem) {
  return { name_en: product_en, name_ar: product_ar, image, quantity };
}

type CopiedAddress = OrderParts['addresses'][number];

function addressOf([address]: readonly CopiedAddress[]): CopiedAddress {
  if (address === undefined) throw new Error('An order has no address');
  return address;
}

function toTarget({ daily_calories: calories, daily_protein_g: protein }: OrderItem) {
  return calories === null || protein === null ? null : { calories, protein };
}

type OrderLine = OrderParts['items'][number];
type OrderDay = OrderLine['schedule'][number];
type StopRow = NonNullable<OrderLine['stop']>;

function toWireOrderItem(
  item: OrderLine,
  order: Order,
  lastDay: string | undefined,
): SubscriptionItem {
  return {
    id: item.id,
    product: { name_en: item.product_en, name_ar: item.product_ar },
    variant: { name_en: item.variant_en, name_ar: item.variant_ar },
    image: item.image,
    meals: item.meals,
    snacks: item.snacks,
    daily_nutrition: toTarget(item),
    quantity: item.quantity,
    price: filsToText(item.unit_price_fils),
    total: filsToText(item.total_fils),
    start_date: item.start_date,
    end_date: item.end_date,
    continued_until: lastDay ?? item.end_date,
    days: item.days,
    delivery_days: item.delivery_preference,
    delivery_time_slot: { id: item.delivery_time_slot_id, from: item.slot_from, to: item.slot_to },
    meals_selected_by: item.meals_selected_by,
    dislikes_and_allergies: item.avoidances,
    other_dislikes_and_allergies: item.others,
    medical_condition: item.medical_condition,
    dietitian_appointment_date: item.dietitian_appointment_date,
    schedule: item.schedule.map((day) => toDay(day, item)),
    days_changeable: isDelivered(order) && item.age !== null,
    changes: changesOf(item),
    freeze: item.freeze,
    stop: item.stop && toStop(item.stop),
  };
}

function toStop({ stopped_at, from_date, days, amount_fils, refunded_at }: StopRow): PlanStop {
  return {
    stopped_at: new Date(stopped_at).toISOString(),
    from: from_date,
    days,
    amount: filsToText(amount_fils),
    refunded_at: refunded_at && new Date(refunded_at).toISOString(),
  };
}

/** Nothing comes after a stop. */
function changesOf({ stop, changes }: OrderLine): PlanChange[] {
  const kept = changes.map(toChange);
  if (stop === null) return kept;
  const { from: date, stopped_at: changed_at } = toStop(stop);
  const none = { moved_to: null, until: null, delivery: null, added: [], removed: [] };
  return [{ date, kind: 'stopped', changed_at, ...none }, ...kept];
}

function toChange(change: OrderLine['changes'][number]): PlanChange {
  const { date, kind, moved_to, until, changed_at, dishes, weekdays, order_address_id } = change;
  const names = (isAdded: boolean) =>
    dishes
      .filter(({ added }) => added === isAdded)
      .map(({ name_en, name_ar }) => ({ name_en, name_ar }));
  return {
    date,
    kind,
    moved_to,
    until,
    delivery:
      kind === 'delivery'
        ? { weekdays, order_address_id, delivery_time_slot: slotOf(change) }
        : null,
    changed_at: new Date(changed_at).toISOString(),
    added: names(true),
    removed: names(false),
  };
}

function toDay(
  { planned_at, dishes, delivery_time_slot_id, slot_from, slot_to, ...day }: OrderDay,
  { meals, snacks }: OrderLine,
): SubscriptionDay {
  const missing = planned_at === null ? 0 : meals + snacks - dishes.length;
  const slot = { id: delivery_time_slot_id, from: slot_from, to: slot_to };
  return { ...day, delivery_time_slot: slot, dishes: dishes.map(toDish), missing };
}

function toDish(dish: OrderDay['dishes'][number]): SubscriptionDay['dishes'][number] {
  return {
    id: dish.dish_id,
    kind: dish.kind,
    name_en: dish.name_en,
    name_ar: dish.name_ar,
    image: dish.image,
    calories: dish.calories,
    carbs: dish.carbs_g,
    fat: dish.fat_g,
    protein: dish.protein_g,
    selected_by: dish.selected_by,
  };
}
