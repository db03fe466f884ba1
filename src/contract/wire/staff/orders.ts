import { Type, type Static } from 'typebox';
import { cancellationReason } from '../../rules/appointment.ts';
import {
  attemptStatuses,
  orderMails,
  orderNote,
  orderStatuses,
  SEARCH_MAX,
} from '../../staff/orders.ts';
import { DateText, Id, LocalizedName, MoneyText, nullableText } from '../common.ts';
import { LanguageCode } from '../languageCode.ts';
import { PaymentStatus } from '../payment.ts';
import { text } from '../ruled.ts';
import { DeliveryAddress } from './day.ts';
import { ListQuery } from './list.ts';
import { History } from './messages.ts';
import { StaffRefund } from './refunds.ts';

const instant = Type.String({ format: 'date-time' });
const instantOrNull = Type.Union([instant, Type.Null()]);

const ListedOrder = {
  id: Id,
  order_number: Type.String(),
  status: Type.Enum(orderStatuses),
  payment_status: PaymentStatus,
  ordered_at: instant,
  /** Empty where the account was deleted. */
  customer_name: Type.String(),
  email: Type.String(),
  phone: nullableText,
  start_date: DateText,
  end_date: DateText,
  grand_total: MoneyText,
  /** A part of its captures has to be refunded. */
  refund_due: Type.Boolean(),
};

/** As in the list. */
export const StaffOrder = Type.Object(ListedOrder);
export type StaffOrder = Static<typeof StaffOrder>;

const StaffPlan = Type.Object({
  id: Id,
  product: Type.Object(LocalizedName),
  variant: Type.Object(LocalizedName),
  quantity: Type.Integer(),
  meals: Type.Integer(),
  snacks: Type.Integer(),
  /** As bought. */
  days: Type.Integer(),
  /** How many are or will be delivered, as things are now. */
  deliveries: Type.Integer(),
  start_date: DateText,
  end_date: DateText,
  total: MoneyText,
  stopped_at: instantOrNull,
});

/** A payment attempt, with its captures. */
const StaffPayment = Type.Object({
  reference: Type.String(),
  status: Type.Enum(attemptStatuses),
  amount: MoneyText,
  started_at: instant,
  captures: Type.Array(
    Type.Object({
      id: Id,
      amount: Type.Union([MoneyText, Type.Null()]),
      paid_via: nullableText,
      payment_id: nullableText,
      taken_at: instant,
      /** The capture that pays; any other one is refunded. */
      pays: Type.Boolean(),
    }),
  ),
});

const OrderNote = Type.Object({
  id: Id,
  at: instant,
  name: Type.String(),
  note: Type.String(),
});

/** No answer about health is among it. */
export const StaffOrderDetails = Type.Object({
  ...ListedOrder,
  /** The language of the customer's shop and of the mails. */
  language: LanguageCode,
  comment: nullableText,
  address: DeliveryAddress,
  sub_total: MoneyText,
  delivery: MoneyText,
  discount: MoneyText,
  coupon_code: nullableText,
  coupon_discount: MoneyText,
  rejected_reason: nullableText,
  acceptable: Type.Boolean(),
  /** Until the day before its first delivery. */
  rejectable: Type.Boolean(),
  /** The refund if it were rejected now. */
  owed: MoneyText,
  plans: Type.Array(StaffPlan),
  payments: Type.Array(StaffPayment),
  refunds: Type.Array(StaffRefund),
  /** The mails that can be sent again, and whether one is being sent. */
  mails: Type.Array(Type.Object({ kind: Type.Enum(orderMails), waiting: Type.Boolean() })),
  notes: Type.Array(OrderNote),
  history: History,
});
export type StaffOrderDetails = Static<typeof StaffOrderDetails>;

export const StaffOrdersQuery = ListQuery({
  search: Type.Optional(Type.String({ maxLength: SEARCH_MAX })),
  status: Type.Optional(Type.Enum(orderStatuses)),
  payment: Type.Optional(PaymentStatus),
  /** When it was ordered: Kuwait days, both included. */
  from: Type.Optional(DateText),
  to: Type.Optional(DateText),
});
export type StaffOrdersQuery = Static<typeof StaffOrdersQuery>;

export const RejectOrder = Type.Object(
  { reason: text(cancellationReason) },
  { additionalProperties: false },
);

export const NoteOrder = Type.Object({ note: text(orderNote) }, { additionalProperties: false });

export const RepeatMail = Type.Object(
  { kind: Type.Enum(orderMails) },
  { additionalProperties: false },
);
