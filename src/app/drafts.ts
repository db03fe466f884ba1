import type { BrowserPort } from '../saga/browserPort.ts';

const KEY = 'drafts';

/** Drafts in the storage of a tab. A browser that forbids storage only forgets them. */
export function draftsOf(storage: () => Storage): Pick<BrowserPort, 'readDrafts' | 'keepDrafts'> {
  return {
    readDrafts: () => {
      try {
        return storage().getItem(KEY);
      } catch {
        return null;
      }
    },
    keepDrafts: (text) => {
      try {
        if (text === null) storage().removeItem(KEY);
        else storage().setItem(KEY, text);
      } catch {
        // The store still holds what was typed.
      }
    },
  };
}
