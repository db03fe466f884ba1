import type { Language } from '../contract/languages.ts';

/** A file that the browser offers to keep or to open. */
export interface SavedFile {
  name: string;
  /** Its media type. */
  type: string;
  text: string;
}

/** What sagas do to the browser besides the API and navigation; injected, so that tests see it. */
export interface BrowserPort {
  /** Leaves the shop for another address, such as the payment page. */
  assign: (url: string) => void;
  reload: () => void;
  /** The languages that its owner reads, the best one first. */
  languages: () => readonly string[];
  /** Lets the server know the language that the visitor has settled on. */
  keepLanguage: (language: Language) => void;
  /** Opens the browser's print dialog on the current page. */
  print: () => void;
  saveFile: (file: SavedFile) => void;
  /** Writes the persisted part of the store now. */
  saveState: () => Promise<void>;
  /** What was typed earlier in this tab, or null. */
  readDrafts: () => string | null;
  /** Outlives a reload, but not the tab; null forgets it. */
  keepDrafts: (text: string | null) => void;
}
