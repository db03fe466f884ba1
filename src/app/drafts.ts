import type { BrowserPort } from '../saga/browserPort.ts';

type Drafts = Pick<BrowserPort, 'readDraft' | 'keepDraft'>;

const keyOf = (name: string) => `draft:${name}`;

/** Drafts in the storage of a tab. A browser that forbids storage only forgets them. */
export function draftsOf(storage: () => Storage): Drafts {
  return {
    readDraft: (name) => {
      try {
        return storage().getItem(keyOf(name));
      } catch {
        return null;
      }
    },
    keepDraft: (name, text) => {
      try {
        if (text === null) storage().removeItem(keyOf(name));
        else storage().setItem(keyOf(name), text);
      } catch {
        // The page still holds what was typed.
      }
    },
  };
}
