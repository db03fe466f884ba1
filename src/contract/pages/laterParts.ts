import { routeOf, type LaterPart, type RouteName } from './routes.ts';

/**
 * `first` has the texts of every page, `reading` those of pages to read, `shop` those of pages where guests do
 * something, `customer` those of the customers' own pages.
 */
export type TextPart = 'first' | LaterPart;

const SHOP: readonly LaterPart[] = ['shop'];
const CUSTOMER: readonly LaterPart[] = ['shop', 'customer'];

/** The parts that a page needs beside its own code. */
export function laterPartsOf(name: RouteName): readonly LaterPart[] {
  const { parts, guard } = routeOf(name);
  return parts ?? (guard === 'customer' ? CUSTOMER : SHOP);
}

const FIRST =
  /^(?:brand|common|connection|contact|delivery|description|failure|footer|home|plan|shell|title|wait)\.|^appointments\.confirmed\.\w+\.title$/;
/** Texts about an existing plan, and about a started action. */
const OWNED = /^plan\.(?:change|label|mealsBy)|^(?:common\.cancel|failure\.retry)$/;
const READING = /^(?:about|contactPage|faq|legal|privacy|terms)\./;
const SHOP_TEXT =
  /^(?:account|alerts|calendar|common|confirmEmail|contactForm|emailLink|failure|field|forgot|form|language|login|maintenance|notFound|nutrition|plan|problemReport|product|quick|register|reset|restoreEmail|sampleWeek|validation)\.|^address\.(?:chooseGovernorateFirst|directionHint|houseHint)$|^mealSelection\.weekday\.|^orders\.thankYou\.home$/;

/** Keys of the offline page alone, and those that it shares with the shop. */
const OFFLINE = /^offline\./;
const SHARED_WITH_OFFLINE =
  /^(?:brand\.name|common\.retry|myPlan\.when\.\w+|nutrition\.\w+|orders\.meals\.noDishes|plan\.slot|title\.frame)$/;

/** The part with which a text arrives; the page without a network has its texts with it. */
function partOfText(key: string): TextPart | 'offline' {
  if (OFFLINE.test(key)) return 'offline';
  if (FIRST.test(key) && !OWNED.test(key)) return 'first';
  if (READING.test(key)) return 'reading';
  return SHOP_TEXT.test(key) ? 'shop' : 'customer';
}

export const isTextOf = (part: string, key: string): boolean =>
  partOfText(key) === part || (part === 'offline' && SHARED_WITH_OFFLINE.test(key));
