import type { Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

export type Dietitian = Selectable<Database['dietitians']>;
export type DayOff = Selectable<Database['dietitian_days_off']>;
export type WorkingHours = Selectable<Database['dietitian_hours']>;

/** Dietitians who take appointments, in the order in which they are shown. */
export async function listDietitians(db: Db): Promise<Dietitian[]> {
  return db
    .selectFrom('dietitians')
    .selectAll()
    .where('active', '=', true)
    .orderBy('position')
    .execute();
}

export async function findActiveDietitian(db: Db, id: number): Promise<Dietitian | null> {
  const dietitian = await db
    .selectFrom('dietitians')
    .selectAll()
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
  return dietitian ?? null;
}

/** Inactive dietitians included: old appointments name them. */
export async function dietitiansOf(db: Db, ids: readonly number[]): Promise<Dietitian[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('dietitians').selectAll().where('id', 'in', ids).execute();
}

export async function listWorkingHours(
  db: Db,
  dietitianIds: readonly number[],
): Promise<WorkingHours[]> {
  if (dietitianIds.length === 0) return [];
  return db
    .selectFrom('dietitian_hours')
    .selectAll()
    .where('dietitian_id', 'in', dietitianIds)
    .orderBy('weekday')
    .orderBy('from_minute')
    .execute();
}

/** Whether the weekly hours do not apply on this day. */
export async function isDayOff(db: Db, dietitianId: number, date: string): Promise<boolean> {
  const row = await db
    .selectFrom('dietitian_days_off')
    .select('date')
    .where('dietitian_id', '=', dietitianId)
    .where('date', '=', date)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of all dietitians, from this day on. */
export async function listDaysOff(db: Db, first: string): Promise<DayOff[]> {
  return db
    .selectFrom('dietitian_days_off')
    .selectAll()
    .where('date', '>=', first)
    .orderBy('date')
    .execute();
}

/** Replaces the previous ones; the caller has locked the dietitian. */
export async function replaceWorkingHours(
  trx: Db,
  dietitianId: number,
  hours: readonly Omit<WorkingHours, 'dietitian_id'>[],
): Promise<void> {
  await trx.deleteFrom('dietitian_hours').where('dietitian_id', '=', dietitianId).execute();
  if (hours.length === 0) return;
  const rows = hours.map((part) => ({ ...part, dietitian_id: dietitianId }));
  await trx.insertInto('dietitian_hours').values(rows).execute();
}

/** Those from this day on; days of before stay as they are. */
export async function replaceDaysOff(
  trx: Db,
  dietitianId: number,
  { first, dates }: { first: string; dates: readonly string[] },
): Promise<void> {
  await trx
    .deleteFrom('dietitian_days_off')
    .where('dietitian_id', '=', dietitianId)
    .where('date', '>=', first)
    .execute();
  if (dates.length === 0) return;
  const rows = dates.map((date) => ({ date, dietitian_id: dietitianId }));
  await trx.insertInto('dietitian_days_off').values(rows).execute();
}

export async function lockDietitian(trx: Db, id: number): Promise<Dietitian | null> {
  const row = await trx
    .selectFrom('dietitians')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}
