import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Category, Content, MenuDish } from '../content.ts';
import { compiledOnce } from '../compiledOnce.ts';
import type { Db } from '../database.ts';

const selectVersion = compiledOnce((db) => db.selectFrom('content_version').select('version'));

/** A number that grows with each change of public content. */
export async function readContentVersion(db: Db): Promise<number> {
  const [row] = await selectVersion(db, {});
  if (row === undefined) throw new Error('The content has no version');
  return row.version;
}

/**
 * As above, and prevents changes of the content until the transaction ends: each change raises the number in a
 * trigger, which waits. The lock is shared, so its holders do not wait for each other.
 */
export async function holdContentVersion(trx: Db): Promise<number> {
  const { version } = await trx
    .selectFrom('content_version')
    .select('version')
    .forShare()
    .executeTakeFirstOrThrow();
  return version;
}

/** What the kitchen offers and shows to every visitor: one statement, so one snapshot. */
export async function readContent(db: Db): Promise<Content> {
  const { categories, dishes, governorates, ...content } =
    await selectContent(db).executeTakeFirstOrThrow();
  return {
    ...content,
    governorates: governorates.filter(({ areas }) => areas.length > 0),
    closedDates: new Set(content.closedDays.map(({ date }) => date)),
    categories: categories.map(({ variants, dayOptions, images, ...row }): Category => {
      return { row, variants, dayOptions, images };
    }),
    dishes: dishes.map(({ allergens, ingredients, ...row }): MenuDish => {
      return { row, allergens, ingredients };
    }),
  };
}

function selectContent(db: Db) {
  return db
    .selectFrom('content_version')
    .select('version')
    .select((content) => [
      jsonObjectFrom(
        content
          .selectFrom('settings')
          .select(['delivery_fee_fils as fee', 'free_delivery_from_fils as free_from']),
      )
        .$notNull()
        .as('deliveryTerms'),
      jsonArrayFrom(
        content.selectFrom('site_content').select(['key', 'value_en', 'value_ar']).orderBy('key'),
      ).as('siteContent'),
      jsonArrayFrom(
        content.selectFrom('closed_days').select(['date', 'name_en', 'name_ar']).orderBy('date'),
      ).as('closedDays'),
      jsonArrayFrom(
        content
          .selectFrom('delivery_time_slots')
          .select(['delivery_time_slots.id', 'from_time as from', 'to_time as to'])
          .where('active', '=', true)
          .orderBy('from_time'),
      ).as('timeSlots'),
      jsonArrayFrom(
        content
          .selectFrom('allergens')
          .select(['allergens.id', 'name_en', 'name_ar'])
          .orderBy('id'),
      ).as('allergens'),
      jsonArrayFrom(
        content
          .selectFrom('ingredients')
          .select(['ingredients.id', 'name_en', 'name_ar'])
          .orderBy('id'),
      ).as('ingredients'),
    ])
    .select((content) => [
      jsonArrayFrom(
        content
          .selectFrom('governorates')
          .select(['governorates.id', 'name_en', 'name_ar'])
          .select((governorate) =>
            jsonArrayFrom(
              governorate
                .selectFrom('areas')
                .select(['areas.id', 'gov_id', 'name_en', 'name_ar'])
                .whereRef('gov_id', '=', 'governorates.id')
                .where('served', '=', true)
                .orderBy('name_en'),
            ).as('areas'),
          )
          .orderBy('id'),
      ).as('governorates'),
      jsonArrayFrom(
        content
          .selectFrom('package_categories as category')
          .selectAll('category')
          .select((category) => [
            jsonArrayFrom(
              category
                .selectFrom('package_variants')
                .selectAll('package_variants')
                .where('active', '=', true)
                .whereRef('package_category_id', '=', 'category.id')
                .orderBy('position'),
            ).as('variants'),
            jsonArrayFrom(
              category
                .selectFrom('package_day_options')
                .selectAll('package_day_options')
                .whereRef('package_category_id', '=', 'category.id')
                .orderBy('days'),
            ).as('dayOptions'),
            jsonArrayFrom(
              category
                .selectFrom('package_category_images')
                .select(['package_category_images.id', 'url', 'alt_en', 'alt_ar'])
                .whereRef('package_category_id', '=', 'category.id')
                .orderBy('position'),
            ).as('images'),
          ])
          .where('active', '=', true)
          .orderBy('position'),
      ).as('categories'),
      jsonArrayFrom(
        content
          .selectFrom('dishes')
          .selectAll('dishes')
          .select((dish) => [
            jsonArrayFrom(
              dish
                .selectFrom('dish_allergens')
                .innerJoin('allergens', 'allergens.id', 'allergen_id')
                .select(['allergens.id', 'name_en', 'name_ar'])
                .whereRef('dish_id', '=', 'dishes.id')
                .orderBy('allergens.id'),
            ).as('allergens'),
            jsonArrayFrom(
              dish
                .selectFrom('dish_ingredients')
                .innerJoin('ingredients', 'ingredients.id', 'ingredient_id')
                .select(['ingredients.id', 'name_en', 'name_ar'])
                .whereRef('dish_id', '=', 'dishes.id')
                .orderBy('ingredients.id'),
            ).as('ingredients'),
          ])
          .where('active', '=', true)
          .orderBy('kind')
          .orderBy('position'),
      ).as('dishes'),
    ]);
}
