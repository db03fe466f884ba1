import { object } from 'yup';
import { couponCode } from '../../contract/rules/order.ts';
import { requiredText } from '../../forms/rules.ts';

export const voucherSchema = object({ coupon_code: requiredText(couponCode) });

export const emptyVoucher = { coupon_code: '' };
