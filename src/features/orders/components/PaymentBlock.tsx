import { useIntl } from 'react-intl';
import type { SubscriptionDetails } from '../../../api/subscriptions.ts';
import { formatInstant, formatMoney } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useTotalRows } from '../../../i18n/useTotalRows.ts';
import { Card } from '../../../ui/Card.tsx';
import { SummaryList, type SummaryRow } from '../../../ui/SummaryList.tsx';
import styles from '../Orders.module.css';
import { PaymentBadge, StatusBadge } from './OrderBadges.tsx';

/** The bill, and how and when it was paid. */
export function PaymentBlock({ order }: { order: SubscriptionDetails }) {
  const intl = useIntl();
  const rows = useTotalRows();
  return (
    <Card as="section" labelledBy="order-payment">
      <h2 id="order-payment" className={styles.blockTitle}>
        {intl.formatMessage({ id: 'orders.detail.payment' })}
      </h2>
      <SummaryList rows={rows(order)} />
      <div className={styles.paymentFacts}>
        <SummaryList rows={usePaymentRows(order)} />
      </div>
    </Card>
  );
}

/** What is not known yet is left out. */
function usePaymentRows(order: SubscriptionDetails): SummaryRow[] {
  const intl = useIntl();
  const language = useLanguage();
  const label = (key: string) => intl.formatMessage({ id: `orders.label.${key}` });
  const known = (key: string, value: string | null): SummaryRow[] =>
    value === null ? [] : [{ key, label: label(key), value }];
  const code = (key: string, value: string | null): SummaryRow[] =>
    value === null
      ? []
      : [
          {
            key,
            label: label(key),
            value: (
              <bdi dir="ltr" className={styles.code}>
                {value}
              </bdi>
            ),
          },
        ];
  const instant = (at: string | null) => at && formatInstant(at, language);
  return [
    ...known('number', order.order_number),
    ...known('createdAt', instant(order.created_at)),
    { key: 'status', label: label('status'), value: <StatusBadge status={order.order_status} /> },
    { key: 'paymentStatus', label: label('paymentStatus'), value: <PaymentBadge order={order} /> },
    ...known('paidVia', order.paid_via),
    ...known('paidOn', instant(order.paid_on)),
    ...known(
      'gatewayCharges',
      order.payment_gateway_charges === 0
        ? null
        : formatMoney(order.payment_gateway_charges, language),
    ),
    ...known(
      'amountPaid',
      order.amount_paid === null ? null : formatMoney(order.amount_paid, language),
    ),
    ...code('paymentId', order.payment_id),
    ...code('reference', order.order_reference_number),
  ];
}
