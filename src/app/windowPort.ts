import type { Language } from '../contract/languages.ts';
import { keptLanguage, LANGUAGE_COOKIE } from '../contract/pages/languageCookie.ts';
import type { KeptText } from '../recorder/recorder.ts';
import type { BrowserPort, RecordingPort, SavedFile } from '../saga/browserPort.ts';
import { nextTask } from '../ui/nextTask.ts';

type BrowserWindow = Window & typeof globalThis;

/** Everything that sagas do to the browser, done to a real window. */
export function windowPort(
  window: BrowserWindow,
): Omit<BrowserPort, 'saveState' | keyof RecordingPort> {
  return {
    assign: (url) => window.location.assign(url),
    reload: () => {
      window.location.reload();
      return new Promise(() => undefined);
    },
    languages: () => window.navigator.languages,
    keepLanguage: (language) => keepLanguage(window, language),
    keptLanguage: () => keptLanguage(window.document.cookie),
    print: () => window.print(),
    saveFile: (file) => saveFile(window, file),
    nextTask,
    ...draftsPort(() => window.sessionStorage),
  };
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** For the server, which cannot read the browser's storage. */
export function keepLanguage(
  { document, location }: Pick<Window, 'document' | 'location'>,
  language: Language,
): void {
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

/** Where a browser forbids storage, drafts end with the page. */
export function draftsPort(storage: () => Storage): Pick<BrowserPort, 'readDrafts' | 'keepDrafts'> {
  const { read, keep } = keptText(storage, DRAFTS_KEY);
  return { readDrafts: read, keepDrafts: keep };
}

/** A text in the storage of a tab; none where a browser forbids it, or has no room. */
export function keptText(storage: () => Storage, key: string): KeptText {
  return {
    read: () => {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    keep: (text) => {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
      } catch {
        // The page still has it.
      }
    },
  };
}
