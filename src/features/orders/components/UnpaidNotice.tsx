import { useIntl } from 'react-intl';
import type { Order } from '../../../api/subscriptions.ts';
import { Alert } from '../../../ui/Alert.tsx';
import styles from '../Orders.module.css';
import { PayNowButton } from './PayNowButton.tsx';

/** What an unpaid order waits for. */
export function UnpaidNotice({ order }: { order: Order }) {
  const intl = useIntl();
  if (order.payment_status === 'paid') return null;
  return (
    <div className={styles.notice}>
      <Alert tone="warning" action={<PayNowButton order={order} />}>
        {intl.formatMessage({ id: noticeKey(order) })}
      </Alert>
    </div>
  );
}

function noticeKey({ payment_pending, payable }: Order): string {
  if (payment_pending) return 'orders.detail.pending';
  return payable ? 'orders.detail.unpaid' : 'orders.notPayable';
}
