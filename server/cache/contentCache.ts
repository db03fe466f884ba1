import type { Db } from '../db/database.ts';
import { readContent, readContentVersion, type Content } from '../db/stores/contentStore.ts';
import { readTogether } from './readTogether.ts';

/**
 * What the kitchen offers and shows, kept in this process. Triggers raise its version with each change,
 * in the transaction of the change, and nothing is answered from here before the version has been read.
 */
export interface ContentCache {
  version: () => Promise<number>;
  /** As it is now; in a transaction, as the transaction sees it. */
  now: (db: Db) => Promise<Content>;
  /**
   * For who has just read the version together with something else, in no transaction that changes what
   * the kitchen offers: it is kept.
   */
  at: (db: Db, version: number) => Promise<Content>;
}

export function createContentCache(shared: Db): ContentCache {
  const version = readTogether(() => readContentVersion(shared));
  const readShared = readTogether(() => readContent(shared));
  let kept: Content | null = null;

  const at = async (db: Db, current: number): Promise<Content> => {
    if (kept?.version === current) return kept;
    // The embedded database has one connection: what a transaction waits for must come through it.
    const content = await (db.isTransaction ? readContent(db) : readShared());
    kept = content;
    return content;
  };

  const within = async (trx: Db): Promise<Content> => {
    const current = await readContentVersion(trx);
    // Not kept: it may be the transaction's own change, which can still be taken back.
    return kept?.version === current ? kept : readContent(trx);
  };

  return {
    version,
    now: async (db) => (db.isTransaction ? within(db) : at(db, await version())),
    at,
  };
}
