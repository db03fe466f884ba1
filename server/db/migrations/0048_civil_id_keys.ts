import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A start reads which keys are in use, and whether there is a plain civil ID, which has none. */
export const civilIdKeysMigration: Migration = {
  async up(db) {
    await sql
      .raw(
        `create index customers_civil_id_key on customers (split_part(civil_id, '.', 2), id)
          where civil_id is not null`,
      )
      .execute(db);
  },
};
