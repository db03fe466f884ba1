import { sql, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

export type TermsRow = Pick<
  Selectable<Database['settings']>,
  'delivery_fee_fils' | 'free_delivery_from_fils' | 'version'
>;
export type SlotRow = Awaited<ReturnType<typeof listSlots>>[number];
type ClosedDayRow = Omit<Selectable<Database['closed_days']>, 'kind'>;

const selectTerms = (db: Db) =>
  db.selectFrom('settings').select(['delivery_fee_fils', 'free_delivery_from_fils', 'version']);

export async function readTerms(db: Db): Promise<TermsRow> {
  return selectTerms(db).executeTakeFirstOrThrow();
}

/** As above, and locks them. */
export async function lockTerms(trx: Db): Promise<TermsRow> {
  return selectTerms(trx).forUpdate().executeTakeFirstOrThrow();
}

export async function updateTerms(trx: Db, terms: Omit<TermsRow, 'version'>): Promise<void> {
  await trx
    .updateTable('settings')
    .set({ ...terms, version: sql`version + 1` })
    .execute();
}

/** Those that have ended too. */
export async function listSlots(db: Db) {
  return db
    .selectFrom('delivery_time_slots')
    .select(['id', 'from_time as from', 'to_time as to', 'active'])
    .orderBy('from_time')
    .orderBy('to_time')
    .execute();
}

/** Locks all slots, so that two concurrent requests cannot end the last two. */
export async function lockSlots(trx: Db): Promise<SlotRow[]> {
  return trx
    .selectFrom('delivery_time_slots')
    .select(['id', 'from_time as from', 'to_time as to', 'active'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Null where it is there. */
export async function insertSlot(
  trx: Db,
  { from, to }: { from: string; to: string },
): Promise<number | null> {
  const slot = await trx
    .insertInto('delivery_time_slots')
    .values({ from_time: from, to_time: to })
    .onConflict((same) => same.columns(['from_time', 'to_time']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return slot?.id ?? null;
}

export async function setSlotActive(trx: Db, id: number, active: boolean): Promise<void> {
  await trx.updateTable('delivery_time_slots').set({ active }).where('id', '=', id).execute();
}

export async function listClosedDays(db: Db, first: string): Promise<ClosedDayRow[]> {
  return db
    .selectFrom('closed_days')
    .select(['date', 'name_en', 'name_ar'])
    .where('date', '>=', first)
    .orderBy('date')
    .execute();
}

/** The same day again gets the new names. False where it has them. */
export async function putClosedDay(trx: Db, { date, ...names }: ClosedDayRow): Promise<boolean> {
  const changed = await trx
    .insertInto('closed_days')
    .values({ date, ...names, kind: 'kitchen' })
    .onConflict((same) =>
      same.column('date').doUpdateSet(names)
        .where(sql<boolean>`(closed_days.name_en, closed_days.name_ar) is distinct from
          (excluded.name_en, excluded.name_ar)`),
    )
    .returning('date')
    .executeTakeFirst();
  return changed !== undefined;
}

/** False where it is open. */
export async function deleteClosedDay(trx: Db, date: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('closed_days')
    .where('date', '=', date)
    .returning('date')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** In display order, including areas that are not served. */
export async function listAreas(db: Db) {
  return db
    .selectFrom('governorates')
    .select(['governorates.id', 'name_en', 'name_ar'])
    .select((governorate) =>
      jsonArrayFrom(
        governorate
          .selectFrom('areas')
          .select(['areas.id', 'name_en', 'name_ar', 'served'])
          .whereRef('gov_id', '=', 'governorates.id')
          .orderBy('name_en'),
      ).as('areas'),
    )
    .orderBy('id')
    .execute();
}

/** Null where there is no such area; otherwise whether it was served. */
export async function lockArea(trx: Db, id: number): Promise<boolean | null> {
  const area = await trx
    .selectFrom('areas')
    .select('served')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return area?.served ?? null;
}

export async function setAreaServed(trx: Db, id: number, served: boolean): Promise<void> {
  await trx.updateTable('areas').set({ served }).where('id', '=', id).execute();
}
