import { useIntl } from 'react-intl';
import type { Order } from '../../../api/subscriptions.ts';
import { Alert } from '../../../ui/Alert.tsx';

type RefundOf = Pick<Order, 'refund_due' | 'refunded' | 'payment_status'>;

/** Money that was taken and could not pay the order; nothing where there is none. */
export function RefundNotice({ order }: { order: RefundOf }) {
  const intl = useIntl();
  const text = refundText(order);
  if (text === null) return null;
  return (
    <Alert tone={order.refund_due ? 'danger' : 'success'}>{intl.formatMessage({ id: text })}</Alert>
  );
}

export function refundText({ refund_due, refunded, payment_status }: RefundOf): string | null {
  if (refunded) return 'orders.refund.made';
  if (!refund_due) return null;
  return payment_status === 'paid' ? 'orders.refund.surplus' : 'orders.refund.due';
}
