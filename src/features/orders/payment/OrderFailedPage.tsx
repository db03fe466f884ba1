import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Order } from '../../../api/subscriptions.ts';
import { useTotalRows } from '../../../i18n/useTotalRows.ts';
import { EntryOfRoute } from '../../../components/EntryOfRoute.tsx';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { selectFullPath } from '../../../routing/routerSlice.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Card } from '../../../ui/Card.tsx';
import { Container } from '../../../ui/Layout.tsx';
import { OutcomeHead } from '../../../ui/OutcomeHead.tsx';
import { SummaryList } from '../../../ui/SummaryList.tsx';
import { selectIsCustomer } from '../../session/sessionSlice.ts';
import { ChangeOrderButton, ChangeOrderFailure } from './ChangeOrder.tsx';
import { OrderHelp } from '../components/OrderHelp.tsx';
import { OrderLines } from '../components/OrderLines.tsx';
import { PayAgainButton } from './PayNow.tsx';
import { refundText } from '../components/RefundNotice.tsx';
import styles from '../Orders.module.css';
import { useOrderOfRoute } from '../useOrderOfRoute.ts';
import { isPayable, selectRouteOrderEntry, selectRouteOrderId } from '../ordersSelectors.ts';

export function OrderFailedPage() {
  const intl = useIntl();
  const order = useSelector(selectRouteOrderEntry)?.item;
  // A page that announces a refund does not ask for another payment.
  const message = (order && refundText(order)) ?? 'payment.failed.message';
  return (
    <Container width="reading" className={styles.page}>
      <OutcomeHead tone="bad" title={intl.formatMessage({ id: 'payment.failed.title' })}>
        {intl.formatMessage({ id: message })}
      </OutcomeHead>
      <div className={styles.blocks}>
        <WayOn />
      </div>
    </Container>
  );
}

function WayOn() {
  const isCustomer = useSelector(selectIsCustomer);
  const orderId = useSelector(selectRouteOrderId);
  const order = useOrderOfRoute();
  if (!isCustomer) return <SignIn />;
  if (orderId === null) return <OrdersWay />;
  return (
    <EntryOfRoute {...order} headingLevel={2}>
      {(found) => <UnpaidOrder order={found} />}
    </EntryOfRoute>
  );
}

function UnpaidOrder({ order }: { order: Order }) {
  const intl = useIntl();
  const rows = useTotalRows();
  return (
    <>
      <Card as="section" labelledBy="order-summary" padding="l">
        <h2 id="order-summary" className={styles.blockTitle}>
          {intl.formatMessage(
            { id: 'orders.number' },
            { number: <bdi key="number">{order.order_number}</bdi> },
          )}
        </h2>
        <OrderLines items={order.items} />
        <SummaryList rows={rows(order)} />
      </Card>
      <Alert tone={isPayable(order) ? 'info' : 'warning'}>
        <p>{intl.formatMessage({ id: stateKey(order) })}</p>
        {order.changeable && <p>{intl.formatMessage({ id: 'orders.changeText' })}</p>}
      </Alert>
      <ChangeOrderFailure order={order} />
      <div className={styles.ways}>
        <PayAgainButton order={order} />
        <ChangeOrderButton order={order} size="l" />
        <Link
          to={paths.orderDetails(order.id)}
          className={buttonClass({ variant: 'ghost', size: 'l' })}
        >
          {intl.formatMessage({ id: 'payment.order.see' })}
        </Link>
        <OrderHelp order={order} size="l" />
      </div>
    </>
  );
}

function stateKey(order: Order): string {
  if (order.changed) return 'orders.changed';
  if (!isPayable(order)) return 'payment.failed.closed';
  return refundText(order) === null ? 'payment.failed.text' : 'orders.detail.unpaid';
}

function SignIn() {
  const intl = useIntl();
  const here = useSelector(selectFullPath);
  return (
    <div className={styles.ways}>
      <p>{intl.formatMessage({ id: 'payment.failed.signInText' })}</p>
      <Link to={paths.login(here)} className={buttonClass({ size: 'l' })}>
        {intl.formatMessage({ id: 'payment.failed.signIn' })}
      </Link>
    </div>
  );
}

function OrdersWay() {
  const intl = useIntl();
  return (
    <div className={styles.ways}>
      <Link to={paths.orders()} className={buttonClass({ size: 'l' })}>
        {intl.formatMessage({ id: 'payment.order.all' })}
      </Link>
    </div>
  );
}
