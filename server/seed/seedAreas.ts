import type { Db } from '../db/database.ts';
import { governorates } from './areas.ts';

export async function seedAreas(db: Db): Promise<void> {
  for (const { code, name_en, name_ar, areas } of governorates) {
    const { id } = await db
      .insertInto('governorates')
      .values({ code, name_en, name_ar })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = areas.map((area) => ({ ...area, gov_id: id }));
    await db.insertInto('areas').values(rows).execute();
  }
}
