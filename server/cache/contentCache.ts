import type { ContentCache } from '../context.ts';
import type { Content } from '../db/content.ts';
import type { Db } from '../db/database.ts';
import { holdContentVersion, readContent, readContentVersion } from '../db/stores/contentStore.ts';
import { coalesced } from './coalesced.ts';

export function createContentCache(shared: Db): ContentCache {
  const version = coalesced(() => readContentVersion(shared));
  const readShared = coalesced(() => readContent(shared));
  let kept: Content | null = null;

  const at = async (db: Db, current: number): Promise<Content> => {
    if (kept?.version === current) return kept;
    // The embedded database has one connection, so a query that a transaction waits for must use the transaction's.
    const content = await (db.isTransaction ? readContent(db) : readShared());
    kept = content;
    return content;
  };

  const within = async (trx: Db, current: number): Promise<Content> => {
    // Not cached: it may include the transaction's own change, which can still be rolled back.
    return kept?.version === current ? kept : readContent(trx);
  };

  return {
    version,
    now: async (db) =>
      db.isTransaction ? within(db, await readContentVersion(db)) : at(db, await version()),
    hold: async (trx) => within(trx, await holdContentVersion(trx)),
    at,
  };
}
