import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { PayableKey } from '../../../payment/reference.ts';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Card } from '../../../ui/Card.tsx';
import { cx } from '../../../ui/cx.ts';
import { Price } from '../../../ui/Price.tsx';
import { selectPaymentKind, selectPaymentTarget } from '../paymentSelectors.ts';
import styles from '../PaymentStage.module.css';

interface StageCardProps {
  icon: ReactNode;
  tone?: 'waiting' | 'trouble' | undefined;
  title: string;
  text: string;
  children?: ReactNode;
}

/** One stage of a payment; screen readers announce each new one. */
export function StageCard({ icon, tone, title, text, children }: StageCardProps) {
  return (
    <Card padding="l">
      <div className={styles.card} aria-busy={tone === 'waiting'}>
        <span className={cx(styles.mark, tone && styles[tone])}>{icon}</span>
        <div role="status" className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
        </div>
        {children}
      </div>
    </Card>
  );
}

/** What is paid for and its amount, as soon as they are known. */
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

export function PayableLink({ payable: { kind, id } }: { payable: PayableKey }) {
  const text = usePaymentText();
  return (
    <Link
      to={kind === 'order' ? paths.orderDetails(id) : paths.appointments()}
      className={buttonClass({ variant: 'secondary', size: 'l' })}
    >
      {text('see')}
    </Link>
  );
}

/** The texts that differ between an order and an appointment: `payment.order.*`, `payment.appointment.*`. */
export function usePaymentText() {
  const intl = useIntl();
  const kind = useSelector(selectPaymentKind);
  return (name: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `payment.${kind}.${name}` }, values);
}
