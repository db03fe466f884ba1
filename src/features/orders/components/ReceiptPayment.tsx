import { useIntl } from 'react-intl';
import type { Order } from '../../../api/subscriptions.ts';
import { useTotalRows } from '../../../i18n/useTotalRows.ts';
import type { SummaryRow } from '../../../ui/SummaryList.tsx';
import { cx } from '../../../ui/cx.ts';
import { usePaymentFacts } from '../usePaymentFacts.tsx';
import styles from './Receipt.module.css';

/** How it was paid, and the bill. */
export function ReceiptPayment({ order }: { order: Order }) {
  const intl = useIntl();
  const facts = usePaymentFacts()(order);
  const totals = useTotalRows()(order);
  return (
    <div className={styles.payment}>
      <div>
        <h3 className={styles.label}>{intl.formatMessage({ id: 'orders.detail.payment' })}</h3>
        <Rows rows={facts} />
      </div>
      <Rows rows={totals} className={styles.totals} />
    </div>
  );
}

function Rows({
  rows,
  className,
}: {
  rows: readonly SummaryRow[];
  className?: string | undefined;
}) {
  return (
    <table className={cx(styles.rows, className)}>
      <tbody>
        {rows.map(({ key, label, value, emphasis }) => (
          <tr key={key} className={cx(emphasis === 'total' && styles.total)}>
            <th scope="row">{label}</th>
            <td className={styles.figure}>
              {typeof value === 'string' ? <bdi>{value}</bdi> : value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
