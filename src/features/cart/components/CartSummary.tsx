import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useTotalRows } from '../../../i18n/useTotalRows.ts';
import { Card } from '../../../ui/Card.tsx';
import { LockIcon } from '../../../ui/icons.tsx';
import { SummaryList } from '../../../ui/SummaryList.tsx';
import styles from '../CartPage.module.css';
import { selectIsUpdating, selectReadiness, selectTotals } from '../cartSelectors.ts';
import { CheckoutButton } from './CheckoutButton.tsx';
import { CartNote } from './CartNote.tsx';
import { CartVoucher } from './CartVoucher.tsx';

export function CartSummary() {
  const intl = useIntl();
  return (
    <div className={styles.aside}>
      <Card as="section">
        <CartVoucher />
      </Card>
      <Card as="section">
        <CartNote />
      </Card>
      <Card as="section" labelledBy="cart-summary">
        <h2 id="cart-summary" className={styles.asideTitle}>
          {intl.formatMessage({ id: 'totals.title' })}
        </h2>
        <CartTotals />
        <Readiness />
        <div className={styles.checkoutWide}>
          <CheckoutButton />
        </div>
        <p className={styles.secure}>
          <LockIcon size={16} />
          {intl.formatMessage({ id: 'cart.secure' })}
        </p>
      </Card>
    </div>
  );
}

function CartTotals() {
  const intl = useIntl();
  const rows = useTotalRows();
  const totals = useSelector(selectTotals);
  const isUpdating = useSelector(selectIsUpdating);
  if (totals === null) return null;
  return (
    <>
      <div className={styles.totals} aria-busy={isUpdating}>
        <SummaryList rows={rows(totals)} />
      </div>
      <p role="status" className="visuallyHidden">
        {isUpdating && intl.formatMessage({ id: 'cart.updating' })}
      </p>
    </>
  );
}

function Readiness() {
  const intl = useIntl();
  const { incomplete, blocked } = useSelector(selectReadiness);
  if (!blocked && incomplete === 0) return null;
  return (
    <p id="cart-readiness" className={styles.readiness}>
      {blocked
        ? intl.formatMessage({ id: 'cart.blocked' })
        : intl.formatMessage({ id: 'cart.incomplete' }, { count: incomplete })}
    </p>
  );
}
