import { addDays, kuwaitInstant } from '../../../src/contract/kuwaitTime.ts';
import { filsToText } from '../../../src/contract/money.ts';
import { normaliseLine } from '../../../src/contract/rules/rule.ts';
import type {
  StaffOrder,
  StaffOrderDetails,
  StaffOrdersQuery,
} from '../../../src/contract/wire/staff/orders.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { itemsOfOrders } from '../../db/stores/orderItemStore.ts';
import { notesOfOrders } from '../../db/stores/orderNoteStore.ts';
import { findOrder, type Order } from '../../db/stores/orderStore.ts';
import { attemptsOf } from '../../db/stores/paymentStore.ts';
import { capturesOf } from '../../db/stores/personalDataStore.ts';
import { pricedPlans } from '../../db/stores/planStopStore.ts';
import { refundsOfOrder } from '../../db/stores/refundStore.ts';
import {
  countStaffOrders,
  firstAddressOf,
  firstDeliveryOf,
  listStaffOrders,
  type OrderFilter,
} from '../../db/stores/staffOrderStore.ts';
import { notFound } from '../../errors/ApiError.ts';
import { isRejectable, orderNumber } from '../orders/orderState.ts';
import { owedOf } from '../orders/owed.ts';
import { viewRefund } from '../refunds.ts';
import { readHistory } from './inbox.ts';
import { pageOf } from './listPage.ts';
import { mailsOf } from './orderMails.ts';

export async function readStaffOrders(
  db: Db,
  query: StaffOrdersQuery,
): Promise<{ items: StaffOrder[]; total: number }> {
  const filter = filterOf(query);
  const rows = await listStaffOrders(db, filter, pageOf(query));
  return {
    items: rows.map((row) => viewListed(row, row.has_due_refund)),
    total: await countStaffOrders(db, filter),
  };
}

function filterOf({ search, status, payment, from, to }: StaffOrdersQuery): OrderFilter {
  const text = normaliseLine(search ?? '').toLowerCase();
  return {
    search: text === '' ? null : text,
    status,
    payment,
    from: from === undefined ? from : kuwaitInstant(from, '00:00'),
    before: to === undefined ? to : kuwaitInstant(addDays(to, 1), '00:00'),
  };
}

const viewListed = (order: Order, refundDue: boolean): StaffOrder => ({
  id: order.id,
  order_number: orderNumber(order.id),
  status: order.status,
  payment_status: order.paid_at === null ? 'not_paid' : 'paid',
  ordered_at: order.created_at.toISOString(),
  customer_name: order.customer_name,
  email: order.customer_email,
  phone: order.customer_phone,
  start_date: order.start_date,
  end_date: order.end_date,
  grand_total: filsToText(order.grand_total_fils),
  refund_due: refundDue,
});

/** Everything about an order that the staff works with, and no answer about health. */
export async function readStaffOrder(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  id: number,
): Promise<StaffOrderDetails> {
  const order = await findOrder(db, id);
  if (order === null) throw notFound();
  const refunds = await refundsOfOrder(db, id);
  const rejectable = isRejectable(order, await firstDeliveryOf(db, id), clock());
  return {
    ...viewListed(
      order,
      refunds.some(({ refunded_at }) => refunded_at === null),
    ),
    ...viewAmounts(order),
    language: order.language,
    comment: order.comment,
    address: await readAddress(db, id),
    rejected_reason: order.rejected_reason,
    acceptable: order.paid_at !== null && order.status === 'received',
    rejectable,
    owed: filsToText(rejectable ? await owedOf(db, id) : 0),
    plans: await readPlans(db, id),
    payments: await readPayments(db, id),
    refunds: refunds.map(viewRefund),
    mails: mailsOf(order),
    notes: await readNotes(db, id),
    history: await readHistory(db, 'order', id),
  };
}

const viewAmounts = (order: Order) => ({
  sub_total: filsToText(order.sub_total_fils),
  delivery: filsToText(order.delivery_fils),
  discount: filsToText(order.discount_fils),
  coupon_code: order.coupon_code,
  coupon_discount: filsToText(order.coupon_discount_fils),
});

async function readAddress(db: Db, orderId: number): Promise<StaffOrderDetails['address']> {
  const { area_en, area_ar, governorate_en, governorate_ar, ...address } = await firstAddressOf(
    db,
    orderId,
  );
  const { location, block, street, avenue, house_building } = address;
  const { floor, apartment, special_direction } = address;
  return {
    ...{ area_en, area_ar, governorate_en, governorate_ar, location, block, street, avenue },
    ...{ house_building, floor, apartment, special_direction },
  };
}

async function readPlans(db: Db, orderId: number): Promise<StaffOrderDetails['plans']> {
  const delivered = new Map(
    (await pricedPlans(db, [orderId])).map((plan) => [plan.id, plan.delivered]),
  );
  return (await itemsOfOrders(db, [orderId])).map((item) => ({
    id: item.id,
    product: { name_en: item.product_en, name_ar: item.product_ar },
    variant: { name_en: item.variant_en, name_ar: item.variant_ar },
    quantity: item.quantity,
    meals: item.meals,
    snacks: item.snacks,
    days: item.days,
    deliveries: delivered.get(item.id) ?? 0,
    start_date: item.start_date,
    end_date: item.end_date,
    total: filsToText(item.total_fils),
    stopped_at: item.stop && new Date(item.stop.stopped_at).toISOString(),
  }));
}

async function readPayments(db: Db, orderId: number): Promise<StaffOrderDetails['payments']> {
  const attempts = await attemptsOf(db, 'order', [orderId]);
  const captures = await capturesOf(
    db,
    attempts.map(({ id }) => id),
  );
  return attempts.map((attempt) => ({
    reference: attempt.reference,
    status: attempt.status,
    amount: filsToText(attempt.amount_fils),
    started_at: attempt.created_at.toISOString(),
    captures: captures
      .filter(({ attempt_id }) => attempt_id === attempt.id)
      .map((capture) => ({
        id: capture.id,
        amount: capture.amount_fils === null ? null : filsToText(capture.amount_fils),
        paid_via: capture.payment_type,
        payment_id: capture.payment_id,
        taken_at: (capture.paid_on ?? capture.recorded_at).toISOString(),
        pays: capture.settles,
      })),
  }));
}

async function readNotes(db: Db, orderId: number): Promise<StaffOrderDetails['notes']> {
  const notes = await notesOfOrders(db, [orderId]);
  return notes.map(({ id, noted_at, name, note }) => ({
    ...{ id, name, note },
    at: noted_at.toISOString(),
  }));
}
