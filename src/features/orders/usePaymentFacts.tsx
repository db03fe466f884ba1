import { useIntl } from 'react-intl';
import type { Order } from '../../api/subscriptions.ts';
import { formatInstant, formatMoney } from '../../i18n/formats.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { SummaryRow } from '../../ui/SummaryList.tsx';
import styles from './Orders.module.css';

/** How and when an order was paid: what the gateway said of it appears once it has. */
export function usePaymentFacts(): (order: Order) => SummaryRow[] {
  const intl = useIntl();
  const language = useLanguage();
  const text = (id: string) => intl.formatMessage({ id });
  const row = (key: string, value: SummaryRow['value']): SummaryRow => ({
    key,
    label: text(`orders.label.${key}`),
    value,
  });
  const code = (key: string, value: string | null): SummaryRow[] =>
    value === null
      ? []
      : [
          row(
            key,
            <bdi dir="ltr" className={styles.code}>
              {value}
            </bdi>,
          ),
        ];
  return (order) => [
    row('paidVia', order.paid_via ?? text('orders.notYet')),
    ...(order.paid_on === null ? [] : [row('paidOn', formatInstant(order.paid_on, language))]),
    row('gatewayCharges', formatMoney(order.payment_gateway_charges, language)),
    row('amountPaid', formatMoney(order.amount_paid ?? 0, language)),
    ...code('paymentId', order.payment_id),
    ...code('reference', order.order_reference_number),
  ];
}
