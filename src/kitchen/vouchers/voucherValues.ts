import { addDays, kuwaitToday } from '../../contract/kuwaitTime.ts';
import { toAsciiDigits } from '../../contract/rules/rule.ts';
import type { AddVoucher, StaffVoucher } from '../../contract/wire/staff/vouchers.ts';

/** As the fields hold it. */
export interface VoucherValues {
  kind: StaffVoucher['kind'];
  percent: string;
  amount: string;
  minimum_total: string;
  once_per_customer: boolean;
  starts_on: string;
  ends_on: string;
}

const MONTH_DAYS = 30;

export function newVoucher(now: Date): VoucherValues & { code: string } {
  const today = kuwaitToday(now);
  return {
    code: '',
    kind: 'percent',
    percent: '',
    amount: '',
    minimum_total: '0.000',
    once_per_customer: true,
    starts_on: today,
    ends_on: addDays(today, MONTH_DAYS),
  };
}

export const valuesOf = (voucher: StaffVoucher): VoucherValues => ({
  kind: voucher.kind,
  percent: String(voucher.percent ?? ''),
  amount: voucher.amount ?? '',
  minimum_total: voucher.minimum_total,
  once_per_customer: voucher.once_per_customer,
  starts_on: voucher.starts_on,
  ends_on: voucher.ends_on,
});

/** The value of the other kind's field is dropped. */
export const termsOf = ({ kind, percent, amount, ...terms }: VoucherValues) =>
  ({
    ...terms,
    kind,
    percent: kind === 'percent' ? Number(toAsciiDigits(percent)) : null,
    amount: kind === 'amount' ? amount : null,
  }) satisfies Omit<AddVoucher, 'code'>;
