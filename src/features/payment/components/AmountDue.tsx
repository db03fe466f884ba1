import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Price } from '../../../ui/Price.tsx';
import styles from '../PaymentStage.module.css';
import { selectPaymentOrder } from '../paymentSelectors.ts';

/** What is paid, and for which order, as soon as it is known. */
export function AmountDue() {
  const intl = useIntl();
  const language = useLanguage();
  const order = useSelector(selectPaymentOrder);
  if (order === null) return null;
  return (
    <div className={styles.amount}>
      <span className={styles.amountLabel}>
        {intl.formatMessage({ id: 'payment.order' }, { number: order.order_number })}
      </span>
      <Price
        size="xl"
        before={intl.formatMessage({ id: 'payment.amount' })}
        value={formatMoney(order.grand_total, language)}
      />
    </div>
  );
}
