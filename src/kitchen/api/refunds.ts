import type { ApiRequest } from '../../api/client.ts';
import { filledText, id, instant, nullable, object, oneOf, text } from '../../api/shape.ts';
import { refundReasons } from '../../contract/staff/orders.ts';
import type { StaffRefund } from '../../contract/wire/staff/refunds.ts';

export const readRefund = object<StaffRefund>({
  id,
  reason: oneOf(...refundReasons),
  amount: nullable(filledText),
  captured: nullable(filledText),
  due_at: instant,
  refunded_at: nullable(instant),
  reference: nullable(text),
  order_id: nullable(id),
  appointment_id: nullable(id),
  number: filledText,
  customer_name: text,
  email: text,
  payment_id: nullable(text),
  payment_reference: filledText,
});

export const recordRefund = ({
  id: number,
  reference,
}: {
  id: number;
  reference: string;
}): ApiRequest<null> => ({
  method: 'POST',
  path: `refunds/${number}/record`,
  body: { reference },
  parse: () => null,
});
