import { sql, type Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

export type SiteContentRow = Selectable<Database['site_content']>;
export type SiteText = Omit<SiteContentRow, 'version'>;

const select = (db: Db, keys: readonly string[]) =>
  db.selectFrom('site_content').selectAll().where('key', 'in', keys).orderBy('key');

export async function listSiteContent(db: Db, keys: readonly string[]): Promise<SiteContentRow[]> {
  return select(db, keys).execute();
}

/** As above, and locks them. */
export async function lockSiteContent(trx: Db, keys: readonly string[]): Promise<SiteContentRow[]> {
  return select(trx, keys).forUpdate().execute();
}

export async function putSiteTexts(trx: Db, texts: readonly SiteText[]): Promise<void> {
  await trx
    .insertInto('site_content')
    .values(texts)
    .onConflict((same) =>
      same.column('key').doUpdateSet((text) => ({
        value_en: text.ref('excluded.value_en'),
        value_ar: text.ref('excluded.value_ar'),
        version: sql`site_content.version + 1`,
      })),
    )
    .execute();
}
