import { toAsciiDigits } from '../../contract/rules/rule.ts';
import { amount } from '../../contract/staff/amount.ts';
import type { TextKey } from '../i18n/texts.ts';

/** For the fields of a list, because the API's errors name only the list. */
export const wholeNumber = (typed: string): TextKey | undefined =>
  /^\d+$/.test(toAsciiDigits(typed).trim()) ? undefined : 'form.wholeNumber';

export const money = (typed: string): TextKey | undefined =>
  amount.check(amount.normalise(typed), {}) === null ? undefined : 'form.money';
