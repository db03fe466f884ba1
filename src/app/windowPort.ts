import { LANGUAGE_COOKIE, type Language } from '../contract/languages.ts';
import type { BrowserPort, SavedFile } from '../saga/browserPort.ts';

type BrowserWindow = Window & typeof globalThis;

/** Everything that sagas do to the browser, done to a real window. */
export function windowPort(window: BrowserWindow): Omit<BrowserPort, 'saveState'> {
  return {
    assign: (url) => window.location.assign(url),
    reload: () => window.location.reload(),
    languages: () => window.navigator.languages,
    keepLanguage: (language) => keepLanguage(window, language),
    print: () => window.print(),
    saveFile: (file) => saveFile(window, file),
    ...draftsPort(() => window.sessionStorage),
  };
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** For the server, which cannot see what the browser stores. */
function keepLanguage({ document, location }: BrowserWindow, language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

/** Long enough for a phone to pass the file on to its calendar. */
const RELEASE_AFTER_MS = 60_000;

/** Offers a file as a download; phones open a calendar file with their calendar. */
export function saveFile(
  { document, URL, Blob }: BrowserWindow,
  { name, type, text }: SavedFile,
): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
}

const DRAFTS_KEY = 'drafts';

/** Drafts in the storage of a tab. Where a browser forbids storage, drafts end with the page. */
export function draftsPort(storage: () => Storage): Pick<BrowserPort, 'readDrafts' | 'keepDrafts'> {
  return {
    readDrafts: () => {
      try {
        return storage().getItem(DRAFTS_KEY);
      } catch {
        return null;
      }
    },
    keepDrafts: (text) => {
      try {
        if (text === null) storage().removeItem(DRAFTS_KEY);
        else storage().setItem(DRAFTS_KEY, text);
      } catch {
        // The store still holds the drafts.
      }
    },
  };
}
