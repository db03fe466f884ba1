import type { Db } from '../database.ts';

interface Picture {
  readonly name: string;
  readonly body: Buffer;
  readonly now: Date;
}

/** The same picture again is as if it came now. */
export async function putPicture(trx: Db, { name, body, now }: Picture): Promise<void> {
  await trx
    .insertInto('pictures')
    .values({ name, body, created_at: now })
    .onConflict((same) => same.column('name').doUpdateSet({ created_at: now }))
    .execute();
}

export async function readPicture(db: Db, name: string): Promise<Buffer | null> {
  const picture = await db
    .selectFrom('pictures')
    .select('body')
    .where('name', '=', name)
    .executeTakeFirst();
  return picture?.body ?? null;
}

/** Marks a picture as used, so that it is kept. False where it does not exist. */
export async function keepPicture(trx: Db, name: string): Promise<boolean> {
  const kept = await trx
    .updateTable('pictures')
    .set({ used: true })
    .where('name', '=', name)
    .returning('name')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Those that no dish and no package has ever had. */
export async function deleteUnusedPictures(db: Db, addedBefore: Date): Promise<void> {
  await db
    .deleteFrom('pictures')
    .where('used', '=', false)
    .where('created_at', '<', addedBefore)
    .execute();
}
