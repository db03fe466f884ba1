import type { IncomingHttpHeaders } from 'node:http';
import {
  DEFAULT_LANGUAGE,
  otherLanguage,
  preferredLanguage,
  type Language,
} from '../../src/contract/languages.ts';
import { keptLanguage } from '../../src/contract/pages/languageCookie.ts';
import { askedLanguage } from '../../src/contract/pages/pageAddress.ts';

/** What differs in a page between visitors who are not logged in. */
export interface Visitor {
  language: Language;
  /** Chosen before, or asked for by the address. */
  isSettled: boolean;
  /**
   * The browser's preferred language, where the shop has it, it is not the page's, and the visitor has not chosen
   * one.
   */
  offered: Language | null;
}

export function readVisitor(query: string, headers: IncomingHttpHeaders): Visitor {
  const settled = askedLanguage(query) ?? keptLanguage(headers.cookie);
  const language = settled ?? DEFAULT_LANGUAGE;
  const preferred = preferredLanguage((headers['accept-language'] ?? '').split(','));
  const other = otherLanguage(language);
  return {
    language,
    isSettled: settled !== null,
    offered: settled === null && preferred === other ? other : null,
  };
}
