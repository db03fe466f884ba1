import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Order } from '../../../api/subscriptions.ts';
import { formatMobile } from '../../../contract/rules/phone.ts';
import { AddressText, useAddressName } from '../../../components/address/AddressText.tsx';
import { selectCustomerInfo } from '../../session/sessionSlice.ts';
import styles from './Receipt.module.css';
import { ReceiptHead } from './ReceiptHead.tsx';
import { ReceiptLines } from './ReceiptLines.tsx';
import { ReceiptPayment } from './ReceiptPayment.tsx';

/** A paid order on one sheet of paper. Only the print style sheet shows it. */
export function Receipt({ order }: { order: Order }) {
  const intl = useIntl();
  const id = useId();
  return (
    <section hidden aria-labelledby={id} className={styles.receipt}>
      <ReceiptHead order={order} titleId={id} />
      <Parties order={order} />
      <ReceiptLines items={order.items} />
      <ReceiptPayment order={order} />
      <p className={styles.thanks}>{intl.formatMessage({ id: 'receipt.thanks' })}</p>
    </section>
  );
}

/** Who bought, and where it goes. */
function Parties({ order }: { order: Order }) {
  const intl = useIntl();
  const customer = useSelector(selectCustomerInfo)?.profile;
  const addressName = useAddressName();
  const mobile = order.registered_mobile_number;
  return (
    <div className={styles.parties}>
      <div>
        <h3 className={styles.label}>{intl.formatMessage({ id: 'receipt.customer' })}</h3>
        {customer && (
          <>
            <p className={styles.strong}>
              <bdi>{`${customer.first_name} ${customer.last_name}`}</bdi>
            </p>
            <p>
              <bdi dir="ltr">{customer.email}</bdi>
            </p>
          </>
        )}
        {mobile && (
          <p>
            <bdi dir="ltr">{formatMobile(mobile)}</bdi>
          </p>
        )}
      </div>
      {order.address && (
        <div>
          <h3 className={styles.label}>{intl.formatMessage({ id: 'orders.label.address' })}</h3>
          <p className={styles.strong}>
            <bdi>{addressName(order.address)}</bdi>
          </p>
          <AddressText address={order.address} />
        </div>
      )}
    </div>
  );
}
