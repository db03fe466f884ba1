import { couponCode } from '../rules/order.ts';
import {
  normaliseLine,
  textRule,
  type NumberRule,
  type TextRule,
  type Violation,
} from '../rules/rule.ts';

/** The state by last and first day; ended vouchers stay visible. */
export const voucherStates = ['running', 'planned', 'ended'] as const;
export type VoucherState = (typeof voucherStates)[number];

const PERCENT = { min: 1, max: 100 } as const;

export const noPercentage: Violation = { key: 'server.shop.percent', values: PERCENT };

/** The discount in per cent of the sub total. */
export const voucherPercent: NumberRule = {
  type: 'number',
  required: noPercentage.key,
  ...PERCENT,
  integer: true,
  check: (value) =>
    Number.isInteger(value) && value >= PERCENT.min && value <= PERCENT.max ? null : noPercentage,
};

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
