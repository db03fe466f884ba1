import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useAddressName } from '../../../components/address/AddressText.tsx';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { selectDeliveryAddress } from '../checkoutSelectors.ts';
import styles from '../CheckoutPage.module.css';
import { PayButton } from './PayButton.tsx';

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
