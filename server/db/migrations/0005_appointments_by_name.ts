import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  // One word for each thing: an appointment. Indexes, constraints and the sequence follow the table.
  `alter table appointment_bookings rename to appointments`,
  `do $$
    declare
      named record;
    begin
      for named in select conname as name from pg_constraint
        where conrelid = 'appointments'::regclass and conname like 'appointment\\_bookings\\_%'
      loop
        execute format('alter table appointments rename constraint %I to %I',
          named.name, replace(named.name, 'appointment_bookings', 'appointments'));
      end loop;
      for named in select oid::regclass as name, relname from pg_class
        where relname like 'appointment\\_bookings\\_%' and relkind in ('i', 'S')
          and relnamespace = current_schema()::regnamespace
      loop
        execute format('alter table %s rename to %I',
          named.name, replace(named.relname, 'appointment_bookings', 'appointments'));
      end loop;
    end $$`,
  `alter table payment_attempts rename column booking_id to appointment_id`,
  `alter table payment_attempts
    rename constraint payment_attempts_booking_number to payment_attempts_appointment_number`,
  `alter table payment_attempts
    rename constraint payment_attempts_booking_id_fkey to payment_attempts_appointment_id_fkey`,
  `alter table payment_captures rename column booking_id to appointment_id`,
  `alter table payment_captures
    rename constraint payment_captures_booking_id_fkey to payment_captures_appointment_id_fkey`,
  `alter index payment_captures_one_settles_booking rename to payment_captures_one_settles_appointment`,
  `alter table payment_attempts drop constraint payment_attempts_flag_check`,
  `update payment_attempts set flag = 'appointment_closed' where flag = 'booking_closed'`,
  `update payment_captures set refund_reason = 'appointment_closed' where refund_reason = 'booking_closed'`,
  `alter table payment_attempts
    add constraint payment_attempts_flag_check check (flag in ('wrong_amount', 'other_currency',
      'other_token', 'second_capture', 'order_closed', 'appointment_closed', 'slot_lost',
      'other_reference'))`,

  // Every column that knows a few words only lists them, so that schema.ts can.
  `alter table payment_captures
    add constraint payment_captures_refund_reason_check check (refund_reason in ('wrong_amount',
      'other_currency', 'other_token', 'second_capture', 'order_closed', 'appointment_closed',
      'slot_lost'))`,
  ...['questionnaires', 'order_items'].map(
    (table) => `alter table ${table}
      add constraint ${table}_activity_level_check check (activity_level in ('sedentary', 'light',
        'moderate', 'active', 'very_active'))`,
  ),
];

const COMMENTS: Readonly<Record<string, string>> = {
  'appointments.calendar_sequence': 'Counts the changes of a paid appointment, for calendars.',
  'appointments.date': 'Kuwait day, as the time is Kuwait time.',
  'appointments.fee_fils': 'The fee of the dietitian when the slot was chosen.',
  'appointments.held_since':
    'When the first slot of this appointment was chosen: its hold ends half an hour later at the latest.',
  'appointments.mail': 'The newest mail: it replaces one that has not gone out.',
  'appointments.mail_due_at': 'When it is to be sent, or sent again; null once it is out.',
  'appointments.refund_due': 'Money was taken that has to go back by hand.',
  'contact_messages.mail_due_at':
    'When it is to be mailed to the kitchen, or mailed again; null once it is out.',
  'dietitian_hours.from_minute': 'Minutes after midnight in Kuwait: the first slot starts then.',
  'dietitian_hours.to_minute': 'The last slot ends by then.',
  'dietitians.place_en': 'Where the dietitian sees customers.',
  'order_addresses.address_id': 'The address that this is a copy of; it may be gone.',
  'orders.closed_at': 'It was never paid, and its first delivery could no longer be prepared.',
  'orders.confirmation_due_at':
    'When the confirmation is to be sent, or sent again; null once it is out.',
  'orders.end_date': 'The last delivered day of all its plans.',
  'orders.start_date': 'The first delivered day of all its plans.',
  'password_resets.customer_id': 'At most one link for each customer: a newer one replaces it.',
  'payment_attempts.enquiring_until': 'An enquiry is under way, at the longest until then.',
  'payment_attempts.hinted_at':
    'The browser or a webhook called it paid: the customer waits for the answer of the gateway.',
  'payment_attempts.last_enquired_at':
    'When a page view, a result or a webhook last asked the gateway.',
  'payment_attempts.number': 'Counts from 1 within the order or the appointment.',
  'payment_attempts.order_id': 'What is paid for: an order or an appointment, one of the two.',
  'payment_attempts.payment_token': 'As the gateway gave it at the checkout.',
  'payment_captures.order_id': 'What is paid for: an order or an appointment, one of the two.',
  'payment_captures.refund_reason': 'Why the money cannot pay what it was meant for.',
  'payment_captures.settles': 'It is the capture that pays.',
  'questionnaires.cart_item_id':
    'Null once the line is gone: the answers stay to fill in the next questionnaire.',
};

export const appointmentsByNameMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
    for (const [column, comment] of Object.entries(COMMENTS)) {
      await sql.raw(`comment on column ${column} is '${comment}'`).execute(db);
    }
  },
};
