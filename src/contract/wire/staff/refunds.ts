import { Type, type Static } from 'typebox';
import { refundReasons, refundReference, refundStates } from '../../staff/orders.ts';
import { Id, MoneyText, nullableText } from '../common.ts';
import { text } from '../ruled.ts';
import { ListQuery } from './list.ts';

const instant = Type.String({ format: 'date-time' });
/** Null where the capture's amount could not be read. */
const amount = Type.Union([MoneyText, Type.Null()]);

/** A sum that has to go back, or has gone. */
export const StaffRefund = Type.Object({
  id: Id,
  reason: Type.Enum(refundReasons),
  amount,
  /** The captured amount, of which the refund may be a part. */
  captured: amount,
  due_at: instant,
  refunded_at: Type.Union([instant, Type.Null()]),
  /** The provider's reference of the refund, as the staff recorded it. */
  reference: nullableText,
  /** One of the two. */
  order_id: Type.Union([Id, Type.Null()]),
  appointment_id: Type.Union([Id, Type.Null()]),
  /** The number of the order or the appointment. */
  number: Type.String(),
  /** Empty where the account was deleted. */
  customer_name: Type.String(),
  email: Type.String(),
  /** The payment's reference at the provider. */
  payment_id: nullableText,
  payment_reference: Type.String(),
});
export type StaffRefund = Static<typeof StaffRefund>;

/** Left out, those that are due. */
export const StaffRefundsQuery = ListQuery({ state: Type.Optional(Type.Enum(refundStates)) });

export const RecordRefund = Type.Object(
  { reference: text(refundReference) },
  { additionalProperties: false },
);
