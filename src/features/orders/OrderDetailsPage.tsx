import { useIntl } from 'react-intl';
import type { Order } from '../../api/subscriptions.ts';
import { formatInstant } from '../../i18n/formats.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { paths } from '../../routing/paths.ts';
import { cx } from '../../ui/cx.ts';
import { Container, Split } from '../../ui/Layout.tsx';
import { BackLink } from './components/BackLink.tsx';
import { DeliveryBlock } from './components/DeliveryBlock.tsx';
import { OrderBadges } from './components/OrderBadges.tsx';
import { OrderOfRoute } from './components/OrderOfRoute.tsx';
import { OrderPlan } from './components/OrderPlan.tsx';
import { PaymentBlock } from './components/PaymentBlock.tsx';
import { PayNow } from './components/PayNow.tsx';
import { PrintReceipt } from './components/PrintReceipt.tsx';
import { Receipt } from './components/Receipt.tsx';
import receipt from './components/Receipt.module.css';
import { UnpaidNotice } from './components/UnpaidNotice.tsx';
import styles from './Orders.module.css';

export function OrderDetailsPage() {
  return (
    <Container className={styles.page}>
      <OrderOfRoute>{(order) => <OrderDetails order={order} />}</OrderOfRoute>
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
