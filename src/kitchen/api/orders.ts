import type { ApiRequest } from '../../api/client.ts';
import {
  count,
  day,
  fieldOf,
  filledText,
  flag,
  id,
  instant,
  list,
  nullable,
  object,
  oneOf,
  text,
} from '../../api/shape.ts';
import { languageCodes } from '../../contract/languages.ts';
import {
  attemptStatuses,
  orderMails,
  orderStatuses,
  type OrderMail,
} from '../../contract/staff/orders.ts';
import type { StaffOrder, StaffOrderDetails } from '../../contract/wire/staff/orders.ts';
import { readHistory } from './history.ts';
import { readRefund } from './refunds.ts';

const listedOrder = {
  id,
  order_number: filledText,
  status: oneOf(...orderStatuses),
  payment_status: oneOf('paid', 'not_paid'),
  ordered_at: instant,
  customer_name: text,
  email: text,
  phone: nullable(text),
  start_date: day,
  end_date: day,
  grand_total: filledText,
  refund_due: flag,
};
export const readOrder = object<StaffOrder>(listedOrder);

type Part<Key extends 'plans' | 'payments' | 'mails' | 'notes'> = StaffOrderDetails[Key][number];

const names = object<Part<'plans'>['product']>({ name_en: text, name_ar: text });

const plan = object<Part<'plans'>>({
  id,
  product: names,
  variant: names,
  quantity: count,
  meals: count,
  snacks: count,
  days: count,
  deliveries: count,
  start_date: day,
  end_date: day,
  total: filledText,
  stopped_at: nullable(instant),
});

const payment = object<Part<'payments'>>({
  reference: filledText,
  status: oneOf(...attemptStatuses),
  amount: filledText,
  started_at: instant,
  captures: list(
    object<Part<'payments'>['captures'][number]>({
      id,
      amount: nullable(filledText),
      paid_via: nullable(text),
      payment_id: nullable(text),
      taken_at: instant,
      pays: flag,
    }),
  ),
});

const address = object<StaffOrderDetails['address']>({
  area_en: text,
  area_ar: text,
  governorate_en: text,
  governorate_ar: text,
  location: text,
  block: text,
  street: text,
  avenue: nullable(text),
  house_building: text,
  floor: nullable(text),
  apartment: nullable(text),
  special_direction: nullable(text),
});

const details = object<StaffOrderDetails>({
  ...listedOrder,
  language: oneOf(...languageCodes),
  comment: nullable(text),
  address,
  sub_total: filledText,
  delivery: filledText,
  discount: filledText,
  coupon_code: nullable(text),
  coupon_discount: filledText,
  rejected_reason: nullable(text),
  acceptable: flag,
  rejectable: flag,
  owed: filledText,
  plans: list(plan),
  payments: list(payment),
  refunds: list(readRefund),
  mails: list(object<Part<'mails'>>({ kind: oneOf(...orderMails), waiting: flag })),
  notes: list(object<Part<'notes'>>({ id, at: instant, name: text, note: text })),
  history: readHistory,
});

const parse = (answer: unknown) => details(fieldOf(answer, 'order'), 'order');

export const getOrder = (number: number): ApiRequest<StaffOrderDetails> => ({
  method: 'GET',
  path: `orders/${number}`,
  parse,
});

export const acceptOrder = (number: number): ApiRequest<StaffOrderDetails> => ({
  method: 'POST',
  path: `orders/${number}/accept`,
  parse,
});

export const rejectOrder = ({
  id: number,
  reason,
}: {
  id: number;
  reason: string;
}): ApiRequest<StaffOrderDetails> => ({
  method: 'POST',
  path: `orders/${number}/reject`,
  body: { reason },
  parse,
});

export const noteOrder = ({
  id: number,
  note,
}: {
  id: number;
  note: string;
}): ApiRequest<StaffOrderDetails> => ({
  method: 'POST',
  path: `orders/${number}/notes`,
  body: { note },
  parse,
});

export const repeatMail = ({
  id: number,
  kind,
}: {
  id: number;
  kind: OrderMail;
}): ApiRequest<StaffOrderDetails> => ({
  method: 'POST',
  path: `orders/${number}/mails`,
  body: { kind },
  parse,
});
