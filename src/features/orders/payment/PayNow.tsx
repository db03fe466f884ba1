import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Order } from '../../../api/subscriptions.ts';
import { formatMoney } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, type ButtonProps } from '../../../ui/Button.tsx';
import { Cluster } from '../../../ui/Layout.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import styles from '../Orders.module.css';
import { ChangeOrderButton, ChangeOrderFailure } from './ChangeOrder.tsx';
import { isPayable } from '../ordersSelectors.ts';
import { payNowConfirmed, payNowPressed } from '../ordersSlice.ts';

type PayableOrder = Pick<
  Order,
  'id' | 'order_number' | 'grand_total' | 'payable' | 'payment_status'
>;

interface PayNowButtonProps {
  order: PayableOrder;
  size?: ButtonProps['size'];
  block?: boolean | undefined;
}

/** For an unpaid order, after a question; nothing for one that is paid or can no longer be paid. */
export function PayNowButton({ order, size, block }: PayNowButtonProps) {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  if (!isPayable(order)) return null;
  const amount = formatMoney(order.grand_total, language);
  const press = () =>
    dispatch(
      payNowPressed({
        orderId: order.id,
        orderNumber: order.order_number,
        amount: order.grand_total,
      }),
    );
  return (
    <Button
      size={size}
      block={block}
      aria-label={intl.formatMessage(
        { id: 'orders.payNowOf' },
        { amount, number: order.order_number },
      )}
      onClick={press}
    >
      {intl.formatMessage({ id: 'orders.payNow' }, { amount })}
    </Button>
  );
}

/** Pays without a question: for the page of a payment that has just failed. */
export function PayAgainButton({ order }: { order: PayableOrder }) {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  if (!isPayable(order)) return null;
  const amount = formatMoney(order.grand_total, language);
  return (
    <Button size="l" onClick={() => dispatch(payNowConfirmed({ orderId: order.id }))}>
      {intl.formatMessage({ id: 'payment.failed.retry' }, { amount })}
    </Button>
  );
}

/** What an unpaid order is waiting for. */
export function UnpaidNotice({ order }: { order: Order }) {
  const intl = useIntl();
  if (order.payment_status === 'paid') return null;
  return (
    <div className={styles.notice}>
      <Alert
        tone={order.changed ? 'info' : 'warning'}
        action={
          <Cluster>
            <PayNowButton order={order} />
            <ChangeOrderButton order={order} />
          </Cluster>
        }
      >
        <p>{intl.formatMessage({ id: noticeKey(order) })}</p>
        {order.changeable && <p>{intl.formatMessage({ id: 'orders.changeText' })}</p>}
      </Alert>
      <ChangeOrderFailure order={order} />
    </div>
  );
}

function noticeKey({ payment_pending, payable, changed }: Order): string {
  if (changed) return 'orders.changed';
  if (payment_pending) return 'orders.detail.pending';
  return payable ? 'orders.detail.unpaid' : 'orders.notPayable';
}

const PayNowDialog = lazyPart(async () => (await import('./PayNowDialog.tsx')).PayNowDialog);

/** The question behind every Pay Now button of a page. */
export function PayNow() {
  return (
    <Suspense fallback={null}>
      <PayNowDialog />
    </Suspense>
  );
}
