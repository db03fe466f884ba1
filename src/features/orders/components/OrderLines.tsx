import type { OrderItem } from '../../../api/subscriptions.ts';
import { ListPicture } from '../../../components/ListPicture.tsx';
import { formatMoney } from '../../../i18n/formats.ts';
import { pickText } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { usePlanTexts } from '../../../i18n/usePlanTexts.ts';
import styles from '../list/OrderCard.module.css';

/** The plans of an order in short. */
export function OrderLines({ items }: { items: readonly OrderItem[] }) {
  const language = useLanguage();
  const plan = usePlanTexts();
  return (
    <ul className={styles.products}>
      {items.map((item) => (
        <li key={item.id} className={styles.product}>
          <ListPicture image={item.image} />
          <span>
            <span className={styles.productName}>{pickText(item.product, 'name', language)}</span>
            <span className={styles.lineMore}>{plan.quantity(item.quantity)}</span>
            <span className={styles.lineMore}>{plan.dates(item)}</span>
          </span>
          <bdi className={styles.amount}>{formatMoney(item.total, language)}</bdi>
        </li>
      ))}
    </ul>
  );
}
