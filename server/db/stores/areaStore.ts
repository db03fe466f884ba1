import type { Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

type Area = Selectable<Database['areas']>;
type Governorate = Omit<Selectable<Database['governorates']>, 'code'> & { areas: Area[] };

/** In the order in which customers look for them: governorates as the kitchen lists them, areas by name. */
export async function listGovernorates(db: Db): Promise<Governorate[]> {
  const governorates = await db
    .selectFrom('governorates')
    .select(['id', 'name_en', 'name_ar'])
    .orderBy('id')
    .execute();
  const areas = await db
    .selectFrom('areas')
    .select(['id', 'gov_id', 'name_en', 'name_ar'])
    .orderBy('name_en')
    .execute();
  return governorates.map((governorate) => ({
    ...governorate,
    areas: areas.filter((area) => area.gov_id === governorate.id),
  }));
}

export async function findArea(db: Db, id: number): Promise<Pick<Area, 'id' | 'gov_id'> | null> {
  const area = await db
    .selectFrom('areas')
    .select(['id', 'gov_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return area ?? null;
}
