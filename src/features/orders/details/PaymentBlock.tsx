import { useIntl } from 'react-intl';
import type { Order } from '../../../api/subscriptions.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useTotalRows } from '../../../i18n/useTotalRows.ts';
import { Card } from '../../../ui/Card.tsx';
import { SummaryList, type SummaryRow } from '../../../ui/SummaryList.tsx';
import styles from '../Orders.module.css';
import { isStopped } from '../plan/planView.ts';
import { usePaymentFacts } from '../receipt/usePaymentFacts.tsx';
import { useOrderWords } from '../components/OrderBadges.tsx';

/** The whole bill, and how and when it was paid. */
export function PaymentBlock({ order }: { order: Order }) {
  const intl = useIntl();
  const rows = useTotalRows();
  const facts = usePaymentFacts();
  return (
    <Card as="section" labelledBy="order-payment">
      <h2 id="order-payment" className={styles.blockTitle}>
        {intl.formatMessage({ id: 'orders.detail.payment' })}
      </h2>
      <SummaryList rows={rows(order)} />
      <div className={styles.paymentFacts}>
        <SummaryList rows={[...useOrderFacts(order), ...facts(order)]} />
      </div>
    </Card>
  );
}

function useOrderFacts(order: Order): SummaryRow[] {
  const intl = useIntl();
  const language = useLanguage();
  const words = useOrderWords();
  const row = (key: string, value: SummaryRow['value']): SummaryRow => ({
    key,
    label: intl.formatMessage({ id: `orders.label.${key}` }),
    value,
  });
  return [
    row('number', order.order_number),
    row('createdAt', formatInstant(order.created_at, language)),
    row('status', words.status({ ...order, stopped: isStopped(order) })),
    row('paymentStatus', words.payment(order)),
  ];
}
