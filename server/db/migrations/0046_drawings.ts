import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The names of the shop's own files; an address elsewhere may disappear one day. */
const OWN = `'/images/%'`;

/** One statement each: the drivers take no lists. */
const STATEMENTS = [
  `alter table dishes add column drawing text`,
  `comment on column dishes.drawing is 'The picture of the sample, which the dish can go back to.'`,
  `update dishes set drawing = image where image like ${OWN}`,
  // A photo has replaced it already.
  `update dishes set drawing = '/images/dishes/' || key || '.svg'
    where image like '/pictures/%' and key !~ '^[0-9a-f]{8}-'`,
  `alter table package_categories
    add column drawing text,
    add column gallery_drawings jsonb not null default '[]'`,
  `comment on column package_categories.drawing is 'The picture of the sample, which the package can go back to.'`,
  `comment on column package_categories.gallery_drawings is 'Those of the sample, with their texts.'`,
  `update package_categories set drawing = image where image like ${OWN}`,
  `update package_categories set gallery_drawings = coalesce((
      select jsonb_agg(jsonb_build_object('url', url, 'alt_en', alt_en, 'alt_ar', alt_ar) order by position)
        from package_category_images
        where package_category_id = package_categories.id and url like ${OWN}
    ), '[]')`,
  `comment on table pictures is 'Uploaded pictures of dishes and packages, as the shop shows them; the name is a hash of the bytes.'`,
  `comment on column pictures.used is 'A dish or a package has or had it: what was bought keeps its pictures.'`,
];

export const drawingsMigration: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
