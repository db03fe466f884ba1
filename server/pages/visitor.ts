import type { IncomingHttpHeaders } from 'node:http';
import {
  DEFAULT_LANGUAGE,
  otherLanguage,
  preferredLanguage,
  type Language,
} from '../../src/contract/languages.ts';
import { keptLanguage } from '../../src/contract/pages/languageCookie.ts';
import { askedLanguage } from '../../src/contract/pages/pageAddress.ts';

/** What a page shows differently to different visitors before they log in. */
export interface Visitor {
  language: Language;
  /** Chosen before, or asked for by the address. */
  isSettled: boolean;
  /** The language of the shop that the browser prefers, where it is another one and none is settled. */
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
