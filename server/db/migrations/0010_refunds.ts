import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `alter table payment_captures
    add column refund_due_at timestamptz,
    add column refunded_at timestamptz,
    add column refund_reference text`,
  `update payment_captures set refund_due_at = recorded_at where not settles`,
  // The fee goes back when the kitchen rejects, or the customer cancels a day before.
  `update payment_captures set refund_due_at = appointments.cancelled_at from appointments
    where settles and appointments.id = payment_captures.appointment_id and refund_due
      and (cancelled_by = 'other'
        or cancelled_at <= (date + time::time) at time zone 'Asia/Kuwait' - interval '24 hours')`,
  `alter table payment_captures
    add constraint payment_captures_refund_due check (settles or refund_due_at is not null),
    add constraint payment_captures_refunded check (refunded_at is null or refund_due_at is not null),
    add constraint payment_captures_refund_reference
      check ((refunded_at is null) = (refund_reference is null))`,
  `create index payment_captures_refund_open on payment_captures (refund_due_at)
    where refund_due_at is not null and refunded_at is null`,
  `comment on column payment_captures.refund_due_at is
    'Since when its money has to go back; null where it does not.'`,
  `comment on column payment_captures.refunded_at is 'When it was recorded that the money went back.'`,
  `comment on column payment_captures.refund_reference is
    'What the person who gave it back wrote down: the number of the refund in the portal.'`,
  `comment on column appointments.refund_due is
    'Money was taken that has to go back by hand, or has gone back.'`,
  `alter table orders
    add column refund_told boolean not null default false,
    add column refund_mail_due_at timestamptz`,
  `comment on column orders.refund_told is
    'The mail about money for a closed order is due or out: it is said once.'`,
  `create index orders_refund_mail_due on orders (refund_mail_due_at)
    where refund_mail_due_at is not null`,
  `comment on column orders.refund_mail_due_at is
    'When the mail about money for a closed order is to be sent, or sent again; null once it is out.'`,
];

export const refundsMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
