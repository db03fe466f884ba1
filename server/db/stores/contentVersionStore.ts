import type { Db } from '../database.ts';

/** A number that grows with each change of what the kitchen shows to everybody. */
export async function readContentVersion(db: Db): Promise<number> {
  const { version } = await db
    .selectFrom('content_version')
    .select('version')
    .executeTakeFirstOrThrow();
  return version;
}
