import { createMigrate, persistReducer, type PersistConfig } from 'redux-persist';
import type { Reducer } from '@reduxjs/toolkit';
import type { RootState } from './rootReducer.ts';

/** What a browser remembers, and nothing else. */
export const persistedKeys = [
  'session',
  'cartCount',
  'language',
  'unsaved',
  'paymentUnderWay',
] as const satisfies readonly (keyof RootState)[];

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
  return persistReducer(config, reducer);
}

/** Takes over a stored slice only when it still has the shape of an object. */
function reconcile(inbound: unknown, _original: RootState, reduced: RootState): RootState {
  if (typeof inbound !== 'object' || inbound === null) return reduced;
  const entries = Object.entries(inbound).filter(
    ([key, value]) =>
      persistedKeys.some((known) => known === key) && typeof value === 'object' && value !== null,
  );
  return { ...reduced, ...Object.fromEntries(entries) };
}
