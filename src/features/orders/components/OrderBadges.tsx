import { useIntl } from 'react-intl';
import type { OrderSummary } from '../../../api/subscriptions.ts';
import { Badge, type BadgeProps } from '../../../ui/Badge.tsx';
import { CheckIcon, ClockIcon } from '../../../ui/icons.tsx';
import { Cluster } from '../../../ui/Layout.tsx';

type Status = OrderSummary['order_status'];
type OrderState = Pick<
  OrderSummary,
  'order_status' | 'changed' | 'payment_status' | 'payment_pending'
> & { stopped?: boolean };

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

type OrderStatus = Pick<OrderState, 'order_status' | 'changed' | 'stopped'>;
type PaymentState = Omit<OrderState, keyof OrderStatus>;

/** The texts of the badges, for places without room for badges. */
export function useOrderWords() {
  const intl = useIntl();
  return {
    status: (order: OrderStatus) => intl.formatMessage({ id: statusKey(order) }),
    payment: (order: PaymentState) => intl.formatMessage({ id: paymentKey(order) }),
  };
}

function statusKey({ order_status, changed, stopped }: OrderStatus): string {
  if (stopped) return 'orders.status.stopped';
  return `orders.status.${changed ? 'changed' : order_status}`;
}

function paymentKey({ payment_status, payment_pending }: PaymentState): string {
  if (payment_status === 'paid') return 'orders.payment.paid';
  return payment_pending ? 'orders.confirmationPending' : 'orders.payment.not_paid';
}

/** A changed order is closed as failed, and a stopped one is received, but neither of them is a failure. */
function StatusBadge({ order }: { order: OrderStatus }) {
  const words = useOrderWords();
  return (
    <Badge tone={order.changed || order.stopped ? 'neutral' : TONES[order.order_status]}>
      {words.status(order)}
    </Badge>
  );
}

function PaymentBadge({ order }: { order: PaymentState }) {
  const words = useOrderWords();
  return <Badge {...paymentBadge(order)}>{words.payment(order)}</Badge>;
}

function paymentBadge({
  payment_status,
  payment_pending,
}: PaymentState): Pick<BadgeProps, 'tone' | 'icon'> {
  if (payment_status === 'paid') return { tone: 'success', icon: <CheckIcon /> };
  return payment_pending ? { tone: 'warning', icon: <ClockIcon /> } : { tone: 'neutral' };
}
