import { useIntl } from 'react-intl';
import type { Order } from '../../../api/subscriptions.ts';
import { formatMobile } from '../../../contract/rules/phone.ts';
import { AddressText, useAddressName } from '../../../components/address/AddressText.tsx';
import { Card } from '../../../ui/Card.tsx';
import { SummaryList } from '../../../ui/SummaryList.tsx';
import styles from '../Orders.module.css';

/** Where the order goes, and what the customer and the kitchen wrote. */
export function DeliveryBlock({ order }: { order: Order }) {
  const intl = useIntl();
  const addressName = useAddressName();
  const text = (id: string) => intl.formatMessage({ id });
  const mobile = order.registered_mobile_number;
  return (
    <Card as="section" labelledBy="order-delivery" padding="l">
      <h2 id="order-delivery" className={styles.blockTitle}>
        {text('orders.detail.delivery')}
      </h2>
      <SummaryList
        layout="stacked"
        rows={[
          {
            key: 'address',
            label: text('orders.label.address'),
            value: order.address ? (
              <>
                <span dir="auto">{addressName(order.address)}</span>
                <span className={styles.addressText}>
                  <AddressText address={order.address} />
                </span>
              </>
            ) : (
              text('orders.none')
            ),
          },
          {
            key: 'mobile',
            label: text('orders.label.mobile'),
            value: mobile ? <bdi dir="ltr">{formatMobile(mobile)}</bdi> : text('orders.none'),
          },
          {
            key: 'message',
            label: text('orders.label.message'),
            value: order.message ? <span dir="auto">{order.message}</span> : text('orders.none'),
          },
        ]}
      />
    </Card>
  );
}
