import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from '../../../routing/Link.tsx';
import { OrderNote } from '../../../components/OrderNote.tsx';
import { formatMoney } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useAmountFaultText } from '../../../i18n/useAmountFaultText.ts';
import { useTotalRows } from '../../../i18n/useTotalRows.ts';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Card } from '../../../ui/Card.tsx';
import { ArrowEndIcon, LockIcon } from '../../../ui/icons.tsx';
import { Price } from '../../../ui/Price.tsx';
import { SummaryList } from '../../../ui/SummaryList.tsx';
import { paths } from '../../../routing/paths.ts';
import { useDeliveryTerms } from '../../home/useShopFacts.ts';
import styles from '../CartPage.module.css';
import {
  pathToComplete,
  selectCartLoad,
  selectComment,
  selectIsUpdating,
  selectNoteFailure,
  selectNoteStatus,
  selectReadiness,
  selectTotals,
} from '../cartSelectors.ts';
import { cartCheckoutPressed, noteEdited } from '../cartSlice.ts';
import { CartVoucher } from './CartVoucher.tsx';

/** Beside the lines: voucher, note, totals and the next step. */
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
        <p className={styles.terms}>{useDeliveryTerms()}</p>
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

/** On a phone: the total and the next step, within reach of the thumb. */
export function CartActionBar() {
  const intl = useIntl();
  const language = useLanguage();
  const totals = useSelector(selectTotals);
  const isUpdating = useSelector(selectIsUpdating);
  const { isEmpty } = useSelector(selectCartLoad);
  if (totals === null || isEmpty) return null;
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

function CartNote() {
  const dispatch = useDispatch();
  return (
    <OrderNote
      comment={useSelector(selectComment)}
      status={useSelector(selectNoteStatus)}
      failure={useSelector(selectNoteFailure)}
      onEdit={(comment) => dispatch(noteEdited({ comment }))}
    />
  );
}

function CartTotals() {
  const rows = useTotalRows();
  const totals = useSelector(selectTotals);
  const isUpdating = useSelector(selectIsUpdating);
  if (totals === null) return null;
  return (
    <>
      <div className={styles.totals} aria-busy={isUpdating}>
        <SummaryList rows={rows(totals)} />
      </div>
      <TotalStatus total={totals.grand_total} isUpdating={isUpdating} />
    </>
  );
}

/** For those who cannot see the total change; silent until it is first updated. */
function TotalStatus({ total, isUpdating }: { total: number; isUpdating: boolean }) {
  const intl = useIntl();
  const language = useLanguage();
  const [wasUpdated, setWasUpdated] = useState(false);
  if (isUpdating && !wasUpdated) setWasUpdated(true);
  const updated = { total: formatMoney(total, language) };
  return (
    <p aria-live="polite" aria-atomic="true" className="visuallyHidden">
      {isUpdating && intl.formatMessage({ id: 'cart.updating' })}
      {!isUpdating && wasUpdated && intl.formatMessage({ id: 'cart.updated' }, updated)}
    </p>
  );
}

function Readiness() {
  const intl = useIntl();
  const faultText = useAmountFaultText();
  const { incomplete, blocked, totalFault } = useSelector(selectReadiness);
  if (!blocked && incomplete === 0 && totalFault === null) return null;
  return (
    <div id="cart-readiness" className={styles.readiness}>
      {totalFault && <p>{faultText('total', totalFault)}</p>}
      {blocked && <p>{intl.formatMessage({ id: 'cart.blocked' })}</p>}
      {!blocked && incomplete > 0 && (
        <p>{intl.formatMessage({ id: 'cart.incomplete' }, { count: incomplete })}</p>
      )}
    </div>
  );
}

/** Leads to the checkout, or to a plan's missing step. */
function CheckoutButton() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { firstIncomplete, blocked, totalFault } = useSelector(selectReadiness);
  const isClosed = blocked || totalFault !== null;
  if (firstIncomplete !== null && !blocked) {
    return (
      <Link
        to={pathToComplete(firstIncomplete)}
        className={buttonClass({ size: 'l', block: true })}
      >
        {intl.formatMessage({ id: 'cart.checkoutIncomplete' })}
        <ArrowEndIcon size={20} />
      </Link>
    );
  }
  return (
    <Button
      size="l"
      block
      iconEnd={<ArrowEndIcon size={20} />}
      disabled={isClosed}
      aria-describedby={isClosed ? 'cart-readiness' : undefined}
      data-leads-to={paths.checkout()}
      onClick={() => dispatch(cartCheckoutPressed())}
    >
      {intl.formatMessage({ id: 'cart.checkout' })}
    </Button>
  );
}
