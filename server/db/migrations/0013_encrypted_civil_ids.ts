import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `alter table customers drop constraint customers_civil_id_check`,
  // Not valid: what is plain stays until the start encrypts it, and nothing plain is added.
  `alter table customers add constraint customers_civil_id_check
    check (civil_id ~ '^v1[.][0-9a-f]{8}[.][A-Za-z0-9_-]+$') not valid`,
  `comment on column customers.civil_id is
    'Encrypted: v1, the id of the key, then IV, tag and ciphertext.'`,
];

export const encryptedCivilIdsMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
