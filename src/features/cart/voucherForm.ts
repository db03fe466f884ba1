import { object, string } from 'yup';
import { toAsciiDigits } from '../../contract/rules/digits.ts';

const CODE_MAX = 40;

export const voucherSchema = object({
  coupon_code: string()
    .default('')
    .transform((text: string) => toAsciiDigits(text).trim())
    .required('validation.required')
    .max(CODE_MAX, 'validation.max'),
});

export const emptyVoucher = { coupon_code: '' };
