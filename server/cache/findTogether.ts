import type { Db } from '../db/database.ts';
import { readTogether } from './readTogether.ts';

type Find<Key, Found> = (db: Db, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>;
type FindOne<Key, Found> = (db: Db, key: Key) => Promise<Found | null>;

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
  const read = readTogether(() => {
    const keys = [...asked];
    asked = new Set();
    return find(db, keys);
  });
  return async (key: Key) => {
    asked.add(key);
    return (await read()).get(key) ?? null;
  };
}
