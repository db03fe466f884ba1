import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `create table known_addresses (
    customer_id integer not null references customers (id) on delete cascade,
    address_hash text not null,
    last_used_at timestamptz not null,
    primary key (customer_id, address_hash)
  )`,
  `comment on table known_addresses is
    'From where customers have logged in: strangers who guess passwords do not lock them out there.'`,
  `create index known_addresses_last_used on known_addresses (last_used_at)`,
  // A stranger who requests a link must not invalidate the one that the customer has.
  `alter table password_resets drop constraint password_resets_pkey`,
  `alter table password_resets drop constraint password_resets_token_hash_key`,
  `alter table password_resets add primary key (token_hash)`,
  `create index password_resets_customer on password_resets (customer_id)`,
];

export const doorsMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
