import { Type, type Static } from 'typebox';
import { amount } from '../../staff/amount.ts';
import { voucherCode, voucherPercent, voucherStates } from '../../staff/vouchers.ts';
import { DateText, Id, MoneyText, Version } from '../common.ts';
import { optionalInteger, optionalText, text } from '../ruled.ts';
import { ListQuery } from './list.ts';

const Kind = Type.Enum(['percent', 'amount']);

export const StaffVoucher = Type.Object({
  id: Id,
  code: Type.String(),
  kind: Kind,
  /** Null for a voucher with a fixed amount. */
  percent: Type.Union([Type.Integer(), Type.Null()]),
  amount: Type.Union([MoneyText, Type.Null()]),
  /** The least sub total for which it applies. */
  minimum_total: MoneyText,
  once_per_customer: Type.Boolean(),
  /** The first and the last Kuwait day on which it is taken. */
  starts_on: DateText,
  ends_on: DateText,
  state: Type.Enum(voucherStates),
  /** The number of orders that used it. */
  uses: Type.Integer(),
  version: Version,
});
export type StaffVoucher = Static<typeof StaffVoucher>;

export const StaffVouchersQuery = ListQuery({ state: Type.Optional(Type.Enum(voucherStates)) });

const Terms = {
  kind: Kind,
  percent: optionalInteger(voucherPercent),
  amount: optionalText(amount),
  minimum_total: text(amount),
  once_per_customer: Type.Boolean(),
  starts_on: DateText,
  ends_on: DateText,
};

export const AddVoucher = Type.Object(
  { code: text(voucherCode), ...Terms },
  { additionalProperties: false },
);
export type AddVoucher = Static<typeof AddVoucher>;

/** Its code stays: customers have it in hand. */
export const ChangeVoucher = Type.Object(
  { ...Terms, version: Version },
  { additionalProperties: false },
);
export type ChangeVoucher = Static<typeof ChangeVoucher>;

export const VoucherAnswer = Type.Object({ voucher: StaffVoucher });
