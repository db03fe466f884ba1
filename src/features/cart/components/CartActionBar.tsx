import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { Price } from '../../../ui/Price.tsx';
import { selectIsUpdating, selectTotals } from '../cartSelectors.ts';
import styles from '../CartPage.module.css';
import { CheckoutButton } from './CheckoutButton.tsx';

export function CartActionBar() {
  const intl = useIntl();
  const language = useLanguage();
  const totals = useSelector(selectTotals);
  const isUpdating = useSelector(selectIsUpdating);
  if (totals === null) return null;
  return (
    <ActionBar
      summary={
        <div className={styles.totals} aria-busy={isUpdating}>
          <span className={styles.barLabel}>{intl.formatMessage({ id: 'totals.grandTotal' })}</span>
          <Price size="l" value={formatMoney(totals.grand_total, language)} />
        </div>
      }
    >
      <CheckoutButton />
    </ActionBar>
  );
}
