import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Order } from '../../../api/subscriptions.ts';
import { AddressText, useAddressName } from '../../../components/address/AddressText.tsx';
import { formatMobile } from '../../../contract/rules/phone.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useSiteContent } from '../../home/useSiteContent.ts';
import { selectCustomerInfo } from '../../session/sessionSlice.ts';
import { EmailAddress } from '../../../ui/EmailAddress.tsx';
import styles from './Receipt.module.css';
import { ReceiptLines, ReceiptPayment } from './ReceiptTables.tsx';

/** A paid order on one sheet of paper, visible only in print. */
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

/** The customer and the delivery address. */
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
              <EmailAddress>{customer.email}</EmailAddress>
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

const KITCHEN_LINES = ['footer_phone', 'footer_whatsapp', 'footer_email'] as const;

interface ReceiptHeadProps {
  order: Order;
  titleId: string;
}

/** The title of the paper, and the kitchen's details. */
function ReceiptHead({ order, titleId }: ReceiptHeadProps) {
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
