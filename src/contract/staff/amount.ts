import { normaliseLine, textRule, type TextRule } from '../rules/rule.ts';

const AMOUNT = /^(\d{1,6})(?:\.(\d{1,3}))?$/;

/** `5` and `5.25` as `5.000` and `5.250`; text that is no amount stays as it is. */
function normalise(typed: string): string {
  const text = normaliseLine(typed);
  const [, whole, fils = ''] = AMOUNT.exec(text) ?? [];
  return whole === undefined ? text : `${Number(whole)}.${fils.padEnd(3, '0')}`;
}

const required = 'validation.required';

/** An amount in KD, as typed. */
export const amount: TextRule = {
  ...textRule(normalise, { max: 10, required }),
  check: (text) => (AMOUNT.test(text) ? null : { key: 'server.shop.amount' }),
};

/** More than two digits before the point are a slip of the keys. */
const priceText = textRule(normalise, { max: '99.999'.length, required });

export const snackPrice: TextRule = {
  ...priceText,
  check: (text, form) =>
    amount.check(text, form) ??
    (priceText.check(text, form) && { key: 'server.catalog.price_digits' }),
};

/** A meal is never free. */
export const mealPrice: TextRule = {
  ...snackPrice,
  check: (text, form) =>
    snackPrice.check(text, form) ?? (Number(text) > 0 ? null : { key: 'server.catalog.price' }),
};
