import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `create index payment_captures_order_id on payment_captures (order_id)`,
  `create index payment_captures_appointment_id on payment_captures (appointment_id)`,
  `create index appointments_date on appointments (date)`,
  `create index carts_customer_id on carts (customer_id)`,
  `create index carts_address_id on carts (address_id)`,
  // For the jobs' queries, every quarter of a minute.
  `create index customers_deleted on customers (deleted_at) where deleted_at is not null`,
  `create index health_consents_withdrawn on health_consents (customer_id)
    where withdrawn_at is not null`,
  `create index account_mails_expires on account_mails (expires_at)`,
  `create index password_resets_expires on password_resets (expires_at)`,
  `create index rate_limits_window_ends on rate_limits (window_ends_at)`,
];

export const indexesForGrowthMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
