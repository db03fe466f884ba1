import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Order } from '../../../api/subscriptions.ts';
import { DIETITIAN_AFTER_DAYS } from '../../../contract/policies.ts';
import { formatMobile } from '../../../contract/rules/phone.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { BackLink } from '../../../components/BackLink.tsx';
import { EntryOfRoute } from '../../../components/EntryOfRoute.tsx';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Card } from '../../../ui/Card.tsx';
import { cx } from '../../../ui/cx.ts';
import { Container, Split } from '../../../ui/Layout.tsx';
import { SummaryList } from '../../../ui/SummaryList.tsx';
import { MyPlan } from '../plan/MyPlan.tsx';
import { OrderAddress } from '../components/OrderAddress.tsx';
import { OrderBadges } from '../components/OrderBadges.tsx';
import { OrderHelp } from '../components/OrderHelp.tsx';
import { OrderPlan } from './OrderPlan.tsx';
import { PaymentBlock } from './PaymentBlock.tsx';
import { PayNow, UnpaidNotice } from '../payment/PayNow.tsx';
import { PrintReceipt } from '../receipt/PrintReceipt.tsx';
import { RefundNotice } from '../components/RefundNotice.tsx';
import receipt from '../receipt/Receipt.module.css';
import { Receipt } from '../receipt/Receipt.tsx';
import { RenewPlan } from '../renewal/RenewPlan.tsx';
import styles from '../Orders.module.css';
import { selectPlans } from '../ordersSelectors.ts';
import { isStopped } from '../plan/planView.ts';
import { useOrderOfRoute } from '../useOrderOfRoute.ts';

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
  const plans = useSelector(selectPlans);
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
            <OrderBadges order={{ ...order, stopped: isStopped(order) }} />
          </div>
          <p className={styles.intro}>
            {intl.formatMessage(
              { id: 'orders.placedOn' },
              { date: formatInstant(order.created_at, language) },
            )}
          </p>
        </div>
        <div className={styles.notice}>
          <RefundNotice order={order} />
        </div>
        <UnpaidNotice order={order} />
        <Split aside={<Aside order={order} isPaid={isPaid} />}>
          <div className={styles.blocks}>
            <DietitianInvite order={order} />
            <RenewPlan order={order} />
            {plans.map((plan) => (
              <MyPlan key={plan.item.id} plan={plan} order={order} />
            ))}
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

/** Some days into a plan: the way to an appointment. */
function DietitianInvite({ order }: { order: Pick<Order, 'dietitian_due'> }) {
  const intl = useIntl();
  if (!order.dietitian_due) return null;
  const dietitianDays = intl.formatMessage({ id: 'plan.days' }, { count: DIETITIAN_AFTER_DAYS });
  return (
    <Alert
      tone="info"
      title={intl.formatMessage({ id: 'myPlan.dietitian.title' })}
      action={
        <Link
          to={paths.dietitianAppointment()}
          className={buttonClass({ variant: 'secondary', size: 's' })}
        >
          {intl.formatMessage({ id: 'shell.bookAppointment' })}
        </Link>
      }
    >
      {intl.formatMessage({ id: 'myPlan.dietitian.text' }, { dietitianDays })}
    </Alert>
  );
}

function Aside({ order, isPaid }: { order: Order; isPaid: boolean }) {
  return (
    <div className={styles.blocks}>
      <PaymentBlock order={order} />
      {isPaid && <PrintReceipt />}
      <OrderHelp order={order} />
    </div>
  );
}

/** The order's address, and the notes of the customer and the kitchen. */
function DeliveryBlock({ order }: { order: Order }) {
  const intl = useIntl();
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
            value: order.address ? <OrderAddress address={order.address} /> : text('orders.none'),
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
