import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useAddressName } from '../../../components/address/AddressText.tsx';
import { formatMoney } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LockIcon } from '../../../ui/icons.tsx';
import { selectTotals } from '../../cart/cartSelectors.ts';
import styles from '../CheckoutPage.module.css';
import { selectDeliveryAddress } from '../checkoutSelectors.ts';
import { checkoutSubmitted, selectCheckout } from '../checkoutSlice.ts';

export function PayButton() {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  const { status } = useSelector(selectCheckout);
  const totals = useSelector(selectTotals);
  return (
    <Button
      size="l"
      block
      loading={status === 'sending'}
      iconStart={<LockIcon size={20} />}
      onClick={() => dispatch(checkoutSubmitted())}
    >
      {intl.formatMessage(
        { id: 'checkout.pay' },
        { amount: formatMoney(totals?.grand_total ?? 0, language) },
      )}
    </Button>
  );
}

export function PayBar() {
  const intl = useIntl();
  const addressName = useAddressName();
  const address = useSelector(selectDeliveryAddress);
  return (
    <ActionBar
      summary={
        <span className={styles.barAddress}>
          <span className={styles.barLabel}>
            {intl.formatMessage({ id: 'checkout.deliverTo' })}
          </span>
          <bdi className={styles.barName}>
            {address ? addressName(address) : intl.formatMessage({ id: 'checkout.address.none' })}
          </bdi>
        </span>
      }
    >
      <PayButton />
    </ActionBar>
  );
}
