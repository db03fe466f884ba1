import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The tables with public content. */
const TABLES = [
  'governorates',
  'areas',
  'site_content',
  'settings',
  'closed_days',
  'delivery_time_slots',
  'package_categories',
  'package_day_options',
  'package_category_images',
  'package_variants',
  'allergens',
  'ingredients',
  'dishes',
  'dish_allergens',
  'dish_ingredients',
];

/** Triggers, so that a change by hand is seen by every process too. */
const STATEMENTS = [
  `create table content_version (
    id boolean primary key default true check (id),
    version integer not null
  )`,
  `insert into content_version (version) values (0)`,
  `create function content_changed() returns trigger language plpgsql as $$
  begin
    update content_version set version = version + 1;
    return null;
  end $$`,
  ...TABLES.map(
    (table) => `create trigger ${table}_content_changed
      after insert or update or delete or truncate on ${table}
      for each statement execute function content_changed()`,
  ),
];

export const contentVersionMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
