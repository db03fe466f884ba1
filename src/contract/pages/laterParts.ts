import type { RouteName } from './routes.ts';

/** `first` has the texts of every page, `reading` those of pages to read, `shop` those of pages with actions. */
export type TextPart = 'first' | LaterPart;

/** Parts of the storefront that arrive with the first page that needs them. */
export type LaterPart = 'reading' | 'shop';

const ALONE: ReadonlySet<RouteName> = new Set(['home'] as const);
const READ: ReadonlySet<RouteName> = new Set(['aboutUs', 'terms', 'privacy'] as const);
const READ_AND_USED: ReadonlySet<RouteName> = new Set(['contactUs'] as const);

/** The parts that a page needs beside its own code. */
export function laterPartsOf(name: RouteName): readonly LaterPart[] {
  if (ALONE.has(name)) return [];
  if (READ.has(name)) return ['reading'];
  return READ_AND_USED.has(name) ? ['reading', 'shop'] : ['shop'];
}

const FIRST =
  /^(?:brand|common|connection|contact|delivery|description|failure|footer|home|plan|shell|title|wait)\.|^appointments\.confirmed\.\w+\.title$/;
/** Texts about an existing plan, and about a started action. */
const OWNED = /^plan\.(?:change|label|mealsBy)|^(?:common\.cancel|failure\.retry)$/;
const READING = /^(?:about|contactPage|faq|legal|privacy|terms)\./;

/** Keys of the offline page alone, and those that it shares with the shop. */
const OFFLINE = /^offline\./;
const SHARED_WITH_OFFLINE =
  /^(?:brand\.name|common\.retry|myPlan\.when\.\w+|nutrition\.\w+|orders\.meals\.noDishes|plan\.slot|title\.frame)$/;

/** The part with which a text arrives; the page without a network has its texts with it. */
function partOfText(key: string): TextPart | 'offline' {
  if (OFFLINE.test(key)) return 'offline';
  if (FIRST.test(key) && !OWNED.test(key)) return 'first';
  return READING.test(key) ? 'reading' : 'shop';
}

export const isTextOf = (part: string, key: string): boolean =>
  partOfText(key) === part || (part === 'offline' && SHARED_WITH_OFFLINE.test(key));
