import { sql } from 'kysely';
import type { Db } from '../../../server/db/database.ts';

export interface LedgerOrder {
  id: number;
  customer_id: number;
  status: string;
  paid_at: string | null;
  closed_at: string | null;
  confirmation_due_at: string | null;
  voucher_id: number | null;
  grand_total_fils: number;
  bill_fils: number;
  sub_total_fils: number;
  lines_fils: number;
  voucher_uses: number;
  rejected_reason: string | null;
  /** Days on which it is, or was, delivered. */
  deliveries: number;
  /** In the audit log. */
  rejections: number;
}

export interface LedgerAppointment {
  id: number;
  customer_id: number;
  dietitian_id: number;
  date: string;
  time: string;
  status: string;
  paid_at: string | null;
  cancelled_at: string | null;
  refund_due: boolean;
  fee_fils: number;
  mail: string | null;
  mail_due_at: string | null;
  calendar_sequence: number;
}

export interface LedgerAttempt {
  id: number;
  order_id: number | null;
  appointment_id: number | null;
  reference: string;
  status: string;
  amount_fils: number;
  payment_token: string | null;
  needs_refund: boolean;
}

export interface LedgerCapture {
  id: number;
  attempt_id: number;
  order_id: number | null;
  appointment_id: number | null;
  payment_id: string | null;
  token: string | null;
  amount_fils: number | null;
  settles: boolean;
  refund_reason: string | null;
  /** The amounts of its refunds. */
  refunds: (number | null)[];
  recorded_at: string;
}

export interface LedgerRefund {
  id: number;
  capture_id: number;
  amount_fils: number | null;
  /** Reference and time of the record; null as long as it is due. */
  recorded: string | null;
  /** In the audit log. */
  records: number;
}

interface LedgerVoucherUse {
  voucher_id: number;
  customer_id: number;
  order_id: number;
  once_per_customer: boolean;
}

/** The shop's records of money, slots and vouchers. */
export interface Ledger {
  orders: LedgerOrder[];
  appointments: LedgerAppointment[];
  attempts: LedgerAttempt[];
  captures: LedgerCapture[];
  refunds: LedgerRefund[];
  voucher_uses: LedgerVoucherUse[];
}

/** In one statement, because it is read after every step. */
export async function readLedger(db: Db): Promise<Ledger> {
  const { rows } = await sql<{ ledger: Ledger }>`select json_build_object(
    'orders', (select coalesce(json_agg(o order by id), '[]') from (
      select id, customer_id, status, paid_at, closed_at, confirmation_due_at, voucher_id,
        grand_total_fils, sub_total_fils,
        sub_total_fils + delivery_fils - discount_fils - coupon_discount_fils as bill_fils,
        (select sum(total_fils) from order_items where order_id = orders.id) as lines_fils,
        (select count(*) from voucher_uses where order_id = orders.id) as voucher_uses,
        rejected_reason,
        (select count(*) from order_days where status = 'scheduled' and order_item_id in
          (select id from order_items where order_id = orders.id)) as deliveries,
        (select count(*) from audit_log where subject = 'order' and subject_id = orders.id
          and action = 'order.rejected') as rejections
      from orders) o),
    'appointments', (select coalesce(json_agg(a order by id), '[]') from (
      select id, customer_id, dietitian_id, date::text as date, time, status, paid_at, cancelled_at,
        refund_due, fee_fils, mail, mail_due_at, calendar_sequence
      from appointments) a),
    'attempts', (select coalesce(json_agg(p order by id), '[]') from (
      select id, order_id, appointment_id, reference, status, amount_fils, payment_token,
        needs_refund
      from payment_attempts) p),
    'captures', (select coalesce(json_agg(c order by id), '[]') from (
      select id, attempt_id, order_id, appointment_id, payment_id, token, amount_fils,
        settles, refund_reason, recorded_at,
        (select coalesce(json_agg(refunds.amount_fils), '[]') from refunds
          where capture_id = payment_captures.id) as refunds
      from payment_captures) c),
    'refunds', (select coalesce(json_agg(r order by id), '[]') from (
      select id, capture_id, amount_fils, reference || ' ' || refunded_at as recorded,
        (select count(*) from audit_log where action = 'refund.recorded'
          and (after ->> 'refund_id')::int = refunds.id) as records
      from refunds) r),
    'voucher_uses', (select coalesce(json_agg(v), '[]') from (
      select voucher_id, customer_id, order_id, once_per_customer from voucher_uses) v)
  ) as ledger`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The ledger could not be read');
  return row.ledger;
}

/** The next time at which a job has something to do; null when nothing is due. */
export async function nextDue(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ due: Date | null }>`select least(
    (select min(next_check_at) from payment_attempts),
    (select min(confirmation_due_at) from orders),
    (select min(refund_mail_due_at) from orders),
    (select min(rejection_due_at) from orders),
    (select min(mail_due_at) from refunds),
    (select min(mail_due_at) from appointments),
    (select min(held_until) from appointments where status = 'pending')
  ) as due`.execute(db);
  return rows[0]?.due ?? null;
}
