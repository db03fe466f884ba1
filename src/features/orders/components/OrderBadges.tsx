import { useIntl } from 'react-intl';
import type { OrderSummary } from '../../../api/subscriptions.ts';
import { Badge, type BadgeProps } from '../../../ui/Badge.tsx';
import { CheckIcon, ClockIcon } from '../../../ui/icons.tsx';
import { Cluster } from '../../../ui/Layout.tsx';

type Status = OrderSummary['order_status'];
type OrderState = Pick<
  OrderSummary,
  'order_status' | 'changed' | 'payment_status' | 'payment_pending'
>;

const TONES: Readonly<Record<Status, BadgeProps['tone']>> = {
  pending: 'warning',
  received: 'brand',
  accepted: 'success',
  failed: 'danger',
  rejected: 'danger',
};

export function OrderBadges({ order }: { order: OrderState }) {
  return (
    <Cluster>
      <StatusBadge order={order} />
      <PaymentBadge order={order} />
    </Cluster>
  );
}

type OrderStatus = Pick<OrderState, 'order_status' | 'changed'>;

/** An order that was changed is closed as failed, but nothing has gone wrong with it. */
export function StatusBadge({ order: { order_status, changed } }: { order: OrderStatus }) {
  const intl = useIntl();
  if (changed) {
    return <Badge tone="neutral">{intl.formatMessage({ id: 'orders.status.changed' })}</Badge>;
  }
  return (
    <Badge tone={TONES[order_status]}>
      {intl.formatMessage({ id: `orders.status.${order_status}` })}
    </Badge>
  );
}

export function PaymentBadge({ order }: { order: Omit<OrderState, 'order_status' | 'changed'> }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  if (order.payment_status === 'paid') {
    return (
      <Badge tone="success" icon={<CheckIcon />}>
        {text('orders.payment.paid')}
      </Badge>
    );
  }
  return order.payment_pending ? (
    <Badge tone="warning" icon={<ClockIcon />}>
      {text('orders.confirmationPending')}
    </Badge>
  ) : (
    <Badge tone="neutral">{text('orders.payment.not_paid')}</Badge>
  );
}
