import type { Db } from '../db/database.ts';
import { readTogether } from './readTogether.ts';

type Find<Key, Found> = (db: Db, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>;
type FindOne<Key, Found> = (db: Db, key: Key) => Promise<Found | null>;

const waiting = new WeakMap<Db, number>();

/** How many wait for a statement that another one asked for: they stand in no queue of the pool. */
export const waitingTogether = (db: Db): number => waiting.get(db) ?? 0;

/**
 * Finds by one statement what is asked for by all who ask before it begins: `readTogether` for what differs by a key.
 * A transaction, which sees what others do not, asks for itself: its `Db` is another one.
 */
export function findTogether<Key, Found>(find: Find<Key, Found>): FindOne<Key, Found> {
  const shared = new WeakMap<Db, (key: Key) => Promise<Found | null>>();
  return (db, key) => {
    const findShared = shared.get(db) ?? sharing(db, find);
    shared.set(db, findShared);
    return findShared(key);
  };
}

function sharing<Key, Found>(db: Db, find: Find<Key, Found>) {
  let asked = new Set<Key>();
  const count = (change: number) => waiting.set(db, waitingTogether(db) + change);
  const read = readTogether(async () => {
    const keys = [...asked];
    asked = new Set();
    // One of them waits for a connection, or has it.
    count(-1);
    return find(db, keys).finally(() => count(1));
  });
  return async (key: Key) => {
    asked.add(key);
    count(1);
    const found = await read().finally(() => count(-1));
    return found.get(key) ?? null;
  };
}
