import { useIntl } from 'react-intl';
import type { Order, OrderItem } from '../../../api/subscriptions.ts';
import { pickText } from '../../../contract/languages.ts';
import { formatMoney } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { usePlanTexts } from '../../../i18n/usePlanTexts.ts';
import { useTotalRows } from '../../../i18n/useTotalRows.ts';
import { cx } from '../../../ui/cx.ts';
import type { SummaryRow } from '../../../ui/SummaryList.tsx';
import { usePaymentFacts } from './usePaymentFacts.tsx';
import styles from './Receipt.module.css';

/** A row for each plan. */
export function ReceiptLines({ items }: { items: readonly OrderItem[] }) {
  const intl = useIntl();
  const column = (key: string, className?: string) => (
    <th scope="col" className={className}>
      {intl.formatMessage({ id: `receipt.column.${key}` })}
    </th>
  );
  return (
    <table className={styles.plans}>
      <thead>
        <tr>
          {column('plan')}
          {column('delivery')}
          {column('quantity', styles.figure)}
          {column('price', styles.figure)}
          {column('total', styles.figure)}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <PlanRow key={item.id} item={item} />
        ))}
      </tbody>
    </table>
  );
}

function PlanRow({ item }: { item: OrderItem }) {
  const language = useLanguage();
  const plan = usePlanTexts();
  const money = (fils: number) => <bdi>{formatMoney(fils, language)}</bdi>;
  return (
    <tr>
      <td>
        <p className={styles.strong}>{pickText(item.product, 'name', language)}</p>
        <p>{pickText(item.variant, 'name', language)}</p>
        <p>{plan.portionsADay(item)}</p>
      </td>
      <td>
        <p>{plan.dates(item)}</p>
        <p>{plan.days(item.days)}</p>
        <p>{plan.deliveryDays(item.delivery_days)}</p>
        <p>{plan.slot(item.delivery_time_slot)}</p>
      </td>
      <td className={styles.figure}>{item.quantity}</td>
      <td className={styles.figure}>{money(item.price)}</td>
      <td className={styles.figure}>{money(item.total)}</td>
    </tr>
  );
}

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
