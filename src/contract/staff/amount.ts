import { normaliseLine, textRule, type TextRule } from '../rules/rule.ts';

const AMOUNT = /^(\d{1,6})(?:\.(\d{1,3}))?$/;

/** `5` and `5.25` as `5.000` and `5.250`; text that is no amount stays as it is. */
function normalise(typed: string): string {
  const text = normaliseLine(typed);
  const [, whole, fils = ''] = AMOUNT.exec(text) ?? [];
  return whole === undefined ? text : `${Number(whole)}.${fils.padEnd(3, '0')}`;
}

/** An amount in KD, as typed. */
export const amount: TextRule = {
  ...textRule(normalise, { max: 10, required: 'validation.required' }),
  check: (text) => (AMOUNT.test(text) ? null : { key: 'server.shop.amount' }),
};
