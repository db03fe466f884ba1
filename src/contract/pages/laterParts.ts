import { routeOf, type LaterPart, type RouteName } from './routes.ts';

/** `first` has the texts of every page, `reading` those of pages to read, `shop` those of pages with actions. */
export type TextPart = 'first' | LaterPart;

const SHOP: readonly LaterPart[] = ['shop'];

/** The parts that a page needs beside its own code. */
export const laterPartsOf = (name: RouteName): readonly LaterPart[] => routeOf(name).parts ?? SHOP;

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
