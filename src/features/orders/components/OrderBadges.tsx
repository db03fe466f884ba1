import { useIntl } from 'react-intl';
import type { OrderSummary } from '../../../api/subscriptions.ts';
import { Badge, type BadgeProps } from '../../../ui/Badge.tsx';
import { CheckIcon, ClockIcon } from '../../../ui/icons.tsx';
import { Cluster } from '../../../ui/Layout.tsx';

type Status = OrderSummary['order_status'];
type OrderState = Pick<OrderSummary, 'order_status' | 'payment_status' | 'payment_pending'>;

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
      <StatusBadge status={order.order_status} />
      <PaymentBadge order={order} />
    </Cluster>
  );
}

export function StatusBadge({ status }: { status: Status }) {
  const intl = useIntl();
  return (
    <Badge tone={TONES[status]}>{intl.formatMessage({ id: `orders.status.${status}` })}</Badge>
  );
}

export function PaymentBadge({ order }: { order: Omit<OrderState, 'order_status'> }) {
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
