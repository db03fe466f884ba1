import { createMigrate, persistReducer, type PersistConfig } from 'redux-persist';
import type { Reducer } from '@reduxjs/toolkit';
import { persistedKeys, persistedShapes } from './persistedShapes.ts';
import { replayable } from './replayable.ts';
import type { RootState } from './rootReducer.ts';

export const PERSISTED_VERSION = 1;

/** Storage of the browser; a promise-based seam, because redux-persist wants one. */
export interface StateStorage {
  getItem: (key: string) => Promise<string | null>;
  setItem: (key: string, value: string) => Promise<void>;
  removeItem: (key: string) => Promise<void>;
}

/** A browser that forbids storage (private windows, full disk) still gets a working shop. */
export function storageOf(storage: () => Storage): StateStorage {
  const attempt = <T>(access: (storage: Storage) => T, otherwise: T): Promise<T> => {
    try {
      return Promise.resolve(access(storage()));
    } catch {
      return Promise.resolve(otherwise);
    }
  };
  return {
    getItem: (key) => attempt((it) => it.getItem(key), null),
    setItem: (key, value) => attempt((it) => it.setItem(key, value), undefined),
    removeItem: (key) => attempt((it) => it.removeItem(key), undefined),
  };
}

/** No older state exists yet; each future version adds a step here. */
const migrations = {};

export function persisted(reducer: Reducer<RootState>, storage: StateStorage) {
  const config: PersistConfig<RootState> = {
    key: 'shop',
    version: PERSISTED_VERSION,
    storage,
    whitelist: [...persistedKeys],
    migrate: createMigrate(migrations, { debug: false }),
    stateReconciler: reconcile,
  };
  return replayable(persistReducer(config, reducer), PERSISTED_VERSION);
}

/** Takes over what still has the shape that the slice expects; the rest starts anew. */
function reconcile(inbound: unknown, _original: RootState, reduced: RootState): RootState {
  if (typeof inbound !== 'object' || inbound === null) return reduced;
  const stored: Readonly<Record<string, unknown>> = { ...inbound };
  const kept = persistedKeys.filter((key) => persistedShapes[key](stored[key]));
  return { ...reduced, ...Object.fromEntries(kept.map((key) => [key, stored[key]])) };
}
