import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Price } from '../../../ui/Price.tsx';
import styles from '../PaymentStage.module.css';
import { selectPaymentTarget } from '../paymentSelectors.ts';
import { usePaymentText } from './usePaymentText.ts';

/** What is paid, and for what, as soon as it is known. */
export function AmountDue() {
  const intl = useIntl();
  const language = useLanguage();
  const text = usePaymentText();
  const target = useSelector(selectPaymentTarget);
  if (target === null) return null;
  return (
    <div className={styles.amount}>
      <span className={styles.amountLabel}>{text('of', { number: target.number })}</span>
      <Price
        size="xl"
        before={intl.formatMessage({ id: 'payment.amount' })}
        value={formatMoney(target.amount, language)}
      />
    </div>
  );
}
