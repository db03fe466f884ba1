import type { CustomerInfo } from '../../src/api/session.ts';
import { PERSISTED_VERSION, type StateStorage } from '../../src/app/persistence.ts';
import type { Language } from '../../src/contract/languages.ts';

export const STORED_KEY = 'persist:shop';

/** A browser's storage as a plain map. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(entries));
  const storage: StateStorage = {
    getItem: (key) => Promise.resolve(kept.get(key) ?? null),
    setItem: (key, value) => Promise.resolve(void kept.set(key, value)),
    removeItem: (key) => Promise.resolve(void kept.delete(key)),
  };
  return { ...storage, kept };
}

interface Remembered {
  customer?: CustomerInfo | null;
  language?: Language;
  /** Further slices of the persisted state. */
  more?: Readonly<Record<string, unknown>>;
}

/** A browser's storage after an earlier visit. */
export function remembered({ customer = null, language = 'en', more = {} }: Remembered) {
  const slices = {
    session: { customerInfo: customer },
    language: { current: language },
    ...more,
    _persist: { version: PERSISTED_VERSION, rehydrated: true },
  };
  const stored = Object.entries(slices).map(([key, value]) => [key, JSON.stringify(value)]);
  return { [STORED_KEY]: JSON.stringify(Object.fromEntries(stored)) };
}
