import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `alter table order_items
    add column vegetarian boolean not null default false,
    add column meal_calories integer not null default 475 check (meal_calories > 0),
    add column meal_protein_g integer not null default 35 check (meal_protein_g > 0),
    add column snack_calories integer not null default 185 check (snack_calories > 0),
    add column snack_protein_g integer not null default 10 check (snack_protein_g > 0)`,
  // The defaults stay with those orders alone whose plan was taken off the list by hand.
  `update order_items set
      vegetarian = category.vegetarian,
      meal_calories = variant.meal_calories,
      meal_protein_g = variant.meal_protein_g,
      snack_calories = variant.snack_calories,
      snack_protein_g = variant.snack_protein_g
    from package_variants as variant
    join package_categories as category on category.id = variant.package_category_id
    where variant.id = order_items.variant_id`,
  `alter table order_items
    alter column vegetarian drop default,
    alter column meal_calories drop default,
    alter column meal_protein_g drop default,
    alter column snack_calories drop default,
    alter column snack_protein_g drop default`,
  `alter table order_days add column planned_at timestamptz`,
  // For a job's query, every quarter of a minute.
  `create index order_days_unplanned on order_days (date)
    where planned_at is null and status = 'scheduled'`,
  `alter table order_day_dishes
    add column selected_by text not null default 'customer'
      check (selected_by in ('customer', 'dietitian'))`,
  `alter table order_day_dishes alter column selected_by drop default`,
];

const COMMENTS: Readonly<Record<string, string>> = {
  'order_days.planned_at':
    'When the dishes that were open were chosen, or none could be; null until then.',
  'order_items.meal_calories': 'Kilocalories that were promised of a meal.',
  'order_items.snack_calories': 'Kilocalories that were promised of a snack.',
  'order_items.vegetarian': 'Its dishes come from the vegetarian ones alone.',
};

export const plannedDaysMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
    for (const [column, comment] of Object.entries(COMMENTS)) {
      await sql.raw(`comment on column ${column} is '${comment}'`).execute(db);
    }
  },
};
