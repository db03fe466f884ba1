import type { Db } from '../database.ts';

/** Whether the kitchen has closed the shop. */
export async function readMaintenance(db: Db): Promise<boolean> {
  const settings = await db.selectFrom('settings').select('maintenance').executeTakeFirst();
  return settings?.maintenance ?? false;
}

/** As above, and locks it. */
export async function lockMaintenance(trx: Db): Promise<boolean> {
  const query = trx.selectFrom('settings').select('maintenance').forUpdate();
  return (await query.executeTakeFirstOrThrow()).maintenance;
}

export async function saveMaintenance(trx: Db, maintenance: boolean): Promise<void> {
  await trx.updateTable('settings').set({ maintenance }).execute();
}
