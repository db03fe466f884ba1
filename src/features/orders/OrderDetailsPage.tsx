import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Order } from '../../api/subscriptions.ts';
import { AddressText, useAddressName } from '../../components/address/AddressText.tsx';
import { formatMobile } from '../../contract/rules/phone.ts';
import { formatInstant } from '../../i18n/formats.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { EntryOfRoute } from '../../components/EntryOfRoute.tsx';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { PrinterIcon } from '../../ui/icons.tsx';
import { Container, Split } from '../../ui/Layout.tsx';
import { SummaryList } from '../../ui/SummaryList.tsx';
import { BackLink } from './components/BackLink.tsx';
import { OrderBadges } from './components/OrderBadges.tsx';
import { OrderPlan } from './components/OrderPlan.tsx';
import { PaymentBlock } from './components/PaymentBlock.tsx';
import { PayNow, UnpaidNotice } from './components/PayNow.tsx';
import receipt from './components/Receipt.module.css';
import { Receipt } from './components/Receipt.tsx';
import styles from './Orders.module.css';
import { useOrderOfRoute } from './useOrderOfRoute.ts';
import { receiptPrintPressed } from './ordersSlice.ts';

export function OrderDetailsPage() {
  return (
    <Container className={styles.page}>
      <EntryOfRoute {...useOrderOfRoute()}>
        {(order) => <OrderDetails order={order} />}
      </EntryOfRoute>
      <PayNow />
    </Container>
  );
}

function OrderDetails({ order }: { order: Order }) {
  const intl = useIntl();
  const language = useLanguage();
  const isPaid = order.payment_status === 'paid';
  return (
    <>
      <div className={cx(isPaid && receipt.screen)}>
        <div className={styles.head}>
          <BackLink to={paths.orders()}>
            {intl.formatMessage({ id: 'orders.detail.back' })}
          </BackLink>
          <div className={styles.titleRow}>
            <h1>
              {intl.formatMessage(
                { id: 'orders.detail.title' },
                { number: <bdi key="number">{order.order_number}</bdi> },
              )}
            </h1>
            <OrderBadges order={order} />
          </div>
          <p className={styles.intro}>
            {intl.formatMessage(
              { id: 'orders.placedOn' },
              { date: formatInstant(order.created_at, language) },
            )}
          </p>
        </div>
        <UnpaidNotice order={order} />
        <Split aside={<Aside order={order} isPaid={isPaid} />}>
          <div className={styles.blocks}>
            {order.items.map((item) => (
              <OrderPlan key={item.id} item={item} orderId={order.id} />
            ))}
            <DeliveryBlock order={order} />
          </div>
        </Split>
      </div>
      {isPaid && <Receipt order={order} />}
    </>
  );
}

function Aside({ order, isPaid }: { order: Order; isPaid: boolean }) {
  return (
    <div className={styles.blocks}>
      <PaymentBlock order={order} />
      {isPaid && <PrintReceipt />}
    </div>
  );
}

function PrintReceipt() {
  const intl = useIntl();
  const dispatch = useDispatch();
  return (
    <Button
      variant="secondary"
      block
      iconStart={<PrinterIcon size={20} />}
      onClick={() => dispatch(receiptPrintPressed())}
    >
      {intl.formatMessage({ id: 'receipt.print' })}
    </Button>
  );
}

/** Where the order goes, and what the customer and the kitchen wrote. */
function DeliveryBlock({ order }: { order: Order }) {
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
