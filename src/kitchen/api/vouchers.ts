import type { ApiRequest } from '../../api/client.ts';
import {
  count,
  day,
  fieldOf,
  filledText,
  flag,
  id,
  nullable,
  object,
  oneOf,
  positiveCount,
  text,
} from '../../api/shape.ts';
import { voucherStates } from '../../contract/staff/vouchers.ts';
import type {
  AddVoucher,
  ChangeVoucher,
  StaffVoucher,
} from '../../contract/wire/staff/vouchers.ts';

export const readVoucher = object<StaffVoucher>({
  id,
  code: filledText,
  kind: oneOf('percent', 'amount'),
  percent: nullable(positiveCount),
  amount: nullable(text),
  minimum_total: text,
  once_per_customer: flag,
  starts_on: day,
  ends_on: day,
  state: oneOf(...voucherStates),
  uses: count,
  version: positiveCount,
});

const parse = (answer: unknown): StaffVoucher => readVoucher(fieldOf(answer, 'voucher'), 'voucher');

export const getVoucher = (number: number): ApiRequest<StaffVoucher> => ({
  method: 'GET',
  path: `vouchers/${number}`,
  parse,
});

export const addVoucher = (body: AddVoucher): ApiRequest<StaffVoucher> => ({
  method: 'POST',
  path: 'vouchers',
  body,
  parse,
});

export const changeVoucher = ({
  id: number,
  ...body
}: ChangeVoucher & { id: number }): ApiRequest<StaffVoucher> => ({
  method: 'PUT',
  path: `vouchers/${number}`,
  body,
  parse,
});

export const endVoucher = (number: number): ApiRequest<StaffVoucher> => ({
  method: 'POST',
  path: `vouchers/${number}/end`,
  parse,
});
