import type { Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

export type Dietitian = Selectable<Database['dietitians']>;
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
