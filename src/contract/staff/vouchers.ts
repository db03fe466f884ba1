import { couponCode } from '../rules/order.ts';
import { normaliseLine, textRule, type TextRule } from '../rules/rule.ts';

/** The state by last and first day; ended vouchers stay visible. */
export const voucherStates = ['running', 'planned', 'ended'] as const;
export type VoucherState = (typeof voucherStates)[number];

/** The largest discount in per cent of the sub total. */
export const PERCENT = { min: 1, max: 100 } as const;

const codeText = textRule((typed) => normaliseLine(typed).toUpperCase(), {
  min: 3,
  max: couponCode.max,
  required: 'validation.required',
});

/** As customers type it in the cart, in capitals. */
export const voucherCode: TextRule = {
  ...codeText,
  check: (code, form) =>
    /^[A-Z0-9-]*$/.test(code) ? codeText.check(code, form) : { key: 'server.shop.voucher_code' },
};

export function voucherState(
  { starts_on: starts, ends_on: ends }: { starts_on: string; ends_on: string },
  today: string,
): VoucherState {
  if (ends < today) return 'ended';
  return starts > today ? 'planned' : 'running';
}
