import type { Db } from '../db/database.ts';
import { dietitians } from './dietitians.ts';

/** A database that has a dietitian is left alone. */
export async function seedDietitians(db: Db): Promise<void> {
  const known = await db.selectFrom('dietitians').select('id').limit(1).executeTakeFirst();
  if (known !== undefined) return;
  for (const [position, { working_hours, ...dietitian }] of dietitians.entries()) {
    const { id } = await db
      .insertInto('dietitians')
      .values({ ...dietitian, position })
      .returning('id')
      .executeTakeFirstOrThrow();
    const hours = working_hours.map((part) => ({ ...part, dietitian_id: id }));
    await db.insertInto('dietitian_hours').values(hours).execute();
  }
}
