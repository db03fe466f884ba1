import type { Language } from '../contract/languages.ts';
import type { RouteName } from '../contract/pages/routes.ts';

/** A file that the browser offers to keep or to open. */
export interface SavedFile {
  name: string;
  /** Its media type. */
  type: string;
  text: string;
}

/** The recording of a tab in its final form, with its summary. */
export interface RecordedVisit {
  /** The recording itself, as JSON. */
  text: string;
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  /** Each once, in the order of the first visit. */
  pages: readonly RouteName[];
  /** The number of requests, and of those that failed. */
  requests: number;
  failedRequests: number;
}

export interface RecordingPort {
  /** Null where nothing is recorded. */
  recorder: {
    /** Null where there is nothing that may be sent. */
    visit: () => RecordedVisit | null;
    /** Deletes the recording, and stops recording on this page. */
    forget: () => void;
  } | null;
  /** From the next page of this tab on. */
  beginRecording: () => void;
}

/** The browser functions that sagas use, besides the API and navigation; injected, so that tests can observe them. */
export interface BrowserPort extends RecordingPort {
  /** Leaves the shop for another address, such as the payment page. */
  assign: (url: string) => void;
  /** Settles never: a page that is being left does nothing more. */
  reload: () => Promise<void>;
  /** The languages of the browser's settings, the preferred one first. */
  languages: () => readonly string[];
  /** Lets the server know the language that the visitor has settled on. */
  keepLanguage: (language: Language) => void;
  /** The language that the server knows. */
  keptLanguage: () => Language | null;
  /** Opens the browser's print dialog on the current page. */
  print: () => void;
  saveFile: (file: SavedFile) => void;
  /** Writes the persisted part of the store now. */
  saveState: () => Promise<void>;
  /** Yields, so that the browser can respond to input. */
  nextTask: () => Promise<void>;
  /** The drafts of this tab, or null. */
  readDrafts: () => string | null;
  /** Outlives a reload, but not the tab; null forgets it. */
  keepDrafts: (text: string | null) => void;
}
