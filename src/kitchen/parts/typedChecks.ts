import { toAsciiDigits, type RuleKey, type TextRule } from '../../contract/rules/rule.ts';
import type { TextKey } from '../i18n/texts.ts';

// For the fields of a list, because the API's errors name only the list.

export const wholeNumber = (typed: string): TextKey | undefined =>
  /^\d+$/.test(toAsciiDigits(typed).trim()) ? undefined : 'form.wholeNumber';

/** As many digits as the largest number has. */
export const digitsOf = (largest: number): number => String(largest).length;

/** What the API says of a price, as an example. */
const WORDS: Readonly<Partial<Record<RuleKey, TextKey>>> = {
  'server.shop.amount': 'form.money',
  'server.catalog.price': 'packages.noPrice',
  'server.catalog.price_digits': 'packages.priceDigits',
};

export const price =
  (rule: TextRule) =>
  (typed: string): TextKey | undefined => {
    const violation = rule.check(rule.normalise(typed), {});
    return violation === null ? undefined : WORDS[violation.key];
  };
