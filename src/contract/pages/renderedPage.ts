import type { Language } from '../languages.ts';

/** A page that the server asks the storefront to render, for a visitor who is not logged in. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  language: Language;
  /** The visitor has chosen the language, or has declined another one. */
  isLanguageSettled: boolean;
  /** The browser's languages, the preferred one first. */
  languages: readonly string[];
  apiBase: string;
  publicUrl: string | null;
  fetch: typeof globalThis.fetch;
}

export interface RenderedPage {
  /** Links to the pictures that are seen first, for the head. */
  preloads: string;
  /** The markup inside the storefront's element. */
  html: string;
  /** The slices of the store that differ from those of a new visit; the browser starts with them. */
  state: object;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** The files of a part of the build, below its root. */
export interface PartFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/** A file of the typeface, and its characters, in CSS's syntax. */
export interface Typeface {
  /** Below the build's root. */
  file: string;
  family: string;
  weight: string;
  unicodeRange: string;
}

/**
 * What the build tells the server: the files of each named part, and the typefaces of each language, the most used
 * first.
 */
export interface BuiltFiles {
  parts: Readonly<Record<string, PartFiles>>;
  typefaces: Readonly<Record<Language, readonly [Typeface, ...Typeface[]]>>;
}

/** The element in which a rendered page keeps its state, until the store has it. */
export const PAGE_STATE = 'page-state';

/** The element with the addresses of its scripts, until they are fetched. */
export const PAGE_SCRIPTS = 'page-scripts';

export interface PageScripts {
  /** In the order of execution. */
  scripts: readonly string[];
  /** Asked for by those. */
  preloads: readonly string[];
}

/** The element with the page's typefaces, until the document has them. */
export const PAGE_TYPEFACES = 'page-typefaces';

export interface PageTypeface extends Typeface {
  /** The file itself, in base64. */
  data: string;
}

/** The document's event that the page is hydrated and responds to input. */
export const SHOP_STARTED = 'shop-started';
