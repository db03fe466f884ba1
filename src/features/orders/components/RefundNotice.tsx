import { useIntl } from 'react-intl';
import type { Order } from '../../../api/subscriptions.ts';
import { Alert } from '../../../ui/Alert.tsx';
import styles from '../Orders.module.css';

type RefundOf = Pick<Order, 'refund_due' | 'refunded' | 'payment_status'>;

/** Money that was taken and could not pay the order; nothing where there is none. */
export function RefundNotice({ order }: { order: RefundOf }) {
  const intl = useIntl();
  if (!order.refund_due && !order.refunded) return null;
  return (
    <div className={styles.notice}>
      <Alert tone={order.refund_due ? 'danger' : 'success'}>
        {intl.formatMessage({ id: messageKey(order) })}
      </Alert>
    </div>
  );
}

function messageKey({ refunded, payment_status }: RefundOf): string {
  if (refunded) return 'orders.refund.made';
  return payment_status === 'paid' ? 'orders.refund.surplus' : 'orders.refund.due';
}
