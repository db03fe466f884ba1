import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `alter table package_variants
    add column meal_calories integer,
    add column meal_protein_g integer,
    add column snack_calories integer,
    add column snack_protein_g integer`,
  // Shares out the promise of a full day: a snack weighs two sevenths of a meal.
  `update package_variants set
      meal_calories = greatest(1, round(7.0 * (calories_from + calories_to) / 2 / full_day.parts)),
      meal_protein_g = greatest(1, round(7.0 * protein_g / full_day.parts)),
      snack_calories = greatest(1, round(2.0 * (calories_from + calories_to) / 2 / full_day.parts)),
      snack_protein_g = greatest(1, round(2.0 * protein_g / full_day.parts))
    from (
      select id, greatest(1,
          7 * (select max(value::int) from jsonb_array_elements_text(meal_options))
          + 2 * (select max(value::int) from jsonb_array_elements_text(snack_options))) as parts
        from package_categories
    ) as full_day
    where full_day.id = package_variants.package_category_id`,
  `alter table package_variants
    alter column meal_calories set not null, add check (meal_calories > 0),
    alter column meal_protein_g set not null, add check (meal_protein_g > 0),
    alter column snack_calories set not null, add check (snack_calories > 0),
    alter column snack_protein_g set not null, add check (snack_protein_g > 0),
    drop column protein_g,
    drop column calories_from,
    drop column calories_to`,
  `alter table dishes add column vegetarian boolean not null default false`,
  `alter table package_categories
    add column vegetarian boolean not null default false,
    add column delivery_preferences jsonb not null
      default '["all_days", "except_friday", "except_friday_saturday"]'`,
  `alter table package_categories alter column delivery_preferences drop default`,
  `alter table order_items
    add column daily_calories integer,
    add column daily_protein_g integer`,
];

const COMMENTS: Readonly<Record<string, string>> = {
  'dishes.calories': 'Kilocalories of the standard portion; each plan has portions of its own.',
  'order_items.daily_calories':
    'What was promised of a day; null where the order is older than the promise.',
  'order_items.daily_protein_g':
    'What was promised of a day; null where the order is older than the promise.',
  'package_categories.delivery_preferences': 'Those that a customer can choose from.',
  'package_categories.vegetarian': 'Its menu has the vegetarian dishes alone.',
  'package_variants.meal_calories': 'Kilocalories that are promised of a meal.',
  'package_variants.snack_calories': 'Kilocalories that are promised of a snack.',
};

export const portionsMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
    for (const [column, comment] of Object.entries(COMMENTS)) {
      await sql.raw(`comment on column ${column} is '${comment}'`).execute(db);
    }
  },
};
