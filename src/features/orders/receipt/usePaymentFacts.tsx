import { useIntl } from 'react-intl';
import type { Order } from '../../../api/subscriptions.ts';
import type { Fils } from '../../../contract/money.ts';
import { formatInstant, formatMoney } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { methodNameKey } from '../../../payment/gatewayFacts.ts';
import type { SummaryRow } from '../../../ui/SummaryList.tsx';
import styles from '../Orders.module.css';

/** How and when an order was paid, as the gateway reported it; never an amount of zero. */
export function usePaymentFacts(): (order: Order) => SummaryRow[] {
  const intl = useIntl();
  const language = useLanguage();
  const text = (id: string) => intl.formatMessage({ id });
  const row = (key: string, value: SummaryRow['value']): SummaryRow => ({
    key,
    label: text(`orders.label.${key}`),
    value,
  });
  const money = (key: string, fils: Fils | null): SummaryRow[] =>
    fils ? [row(key, formatMoney(fils, language))] : [];
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
  const method = (paidVia: string) => {
    const key = methodNameKey(paidVia);
    return key === null ? paidVia : text(key);
  };
  return (order) => [
    ...(order.paid_via === null ? [] : [row('paidVia', method(order.paid_via))]),
    ...(order.paid_on === null ? [] : [row('paidOn', formatInstant(order.paid_on, language))]),
    ...money('amountPaid', order.amount_paid),
    ...money('gatewayCharges', order.payment_gateway_charges),
    ...code('paymentId', order.payment_id),
    ...code('reference', order.order_reference_number),
  ];
}
