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

/** From then on they are kept, for what is bought with them. Answers which of them are there. */
export async function keepPictures(trx: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const kept = await trx
    .updateTable('pictures')
    .set({ used: true })
    .where('name', 'in', names)
    .returning('name')
    .execute();
  return kept.map(({ name }) => name);
}

/** Those that no dish and no package has ever had. */
export async function deleteUnusedPictures(db: Db, addedBefore: Date): Promise<void> {
  await db
    .deleteFrom('pictures')
    .where('used', '=', false)
    .where('created_at', '<', addedBefore)
    .execute();
}
