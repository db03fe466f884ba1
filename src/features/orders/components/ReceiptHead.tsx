import { useIntl } from 'react-intl';
import type { Order } from '../../../api/subscriptions.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useSiteContent } from '../../home/useSiteContent.ts';
import styles from './Receipt.module.css';

const KITCHEN_LINES = ['footer_phone', 'footer_whatsapp', 'footer_email'] as const;

interface ReceiptHeadProps {
  order: Order;
  titleId: string;
}

/** What paper this is, and of which kitchen. */
export function ReceiptHead({ order, titleId }: ReceiptHeadProps) {
  const intl = useIntl();
  const language = useLanguage();
  const content = useSiteContent();
  const lines = KITCHEN_LINES.flatMap((key) => content(key) ?? []);
  return (
    <div className={styles.head}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {intl.formatMessage({ id: 'receipt.title' })}
        </h2>
        <p className={styles.strong}>
          {intl.formatMessage(
            { id: 'orders.number' },
            { number: <bdi key="number">{order.order_number}</bdi> },
          )}
        </p>
        <p>
          {intl.formatMessage(
            { id: 'orders.placedOn' },
            { date: formatInstant(order.created_at, language) },
          )}
        </p>
      </div>
      <div className={styles.kitchen}>
        <p className={styles.strong}>{intl.formatMessage({ id: 'receipt.kitchen' })}</p>
        <p>{content('footer_address')}</p>
        <p className={styles.lines}>
          {lines.map((line) => (
            <bdi key={line} dir="ltr">
              {line}
            </bdi>
          ))}
        </p>
      </div>
    </div>
  );
}
