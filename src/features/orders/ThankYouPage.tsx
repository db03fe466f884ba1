import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Order } from '../../api/subscriptions.ts';
import { useTotalRows } from '../../i18n/useTotalRows.ts';
import { paths } from '../../routing/paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Card } from '../../ui/Card.tsx';
import { Container } from '../../ui/Layout.tsx';
import { OutcomeHead } from '../../ui/OutcomeHead.tsx';
import { SummaryList } from '../../ui/SummaryList.tsx';
import { NextSteps } from './components/NextSteps.tsx';
import { OrderLines } from './components/OrderLines.tsx';
import { OrderOfRoute } from './components/OrderOfRoute.tsx';
import { PayNow } from './components/PayNow.tsx';
import { UnpaidNotice } from './components/UnpaidNotice.tsx';
import styles from './Orders.module.css';

export function ThankYouPage() {
  return (
    <Container width="reading" className={styles.page}>
      <OrderOfRoute>{(order) => <OrderPlaced order={order} />}</OrderOfRoute>
      <PayNow />
    </Container>
  );
}

function OrderPlaced({ order }: { order: Order }) {
  const intl = useIntl();
  const rows = useTotalRows();
  const isPaid = order.payment_status === 'paid';
  const number = <bdi key="number">{order.order_number}</bdi>;
  return (
    <>
      <OutcomeHead
        tone={isPaid ? 'good' : 'open'}
        title={intl.formatMessage({
          id: isPaid ? 'orders.thankYou.title' : 'orders.thankYou.pendingTitle',
        })}
      >
        {intl.formatMessage(
          { id: isPaid ? 'orders.thankYou.text' : 'orders.thankYou.pendingText' },
          { number },
        )}
      </OutcomeHead>
      <div className={styles.blocks}>
        <UnpaidNotice order={order} />
        <Card as="section" labelledBy="order-summary" padding="l">
          <h2 id="order-summary" className={styles.blockTitle}>
            {intl.formatMessage({ id: 'totals.title' })}
          </h2>
          <OrderLines items={order.items} />
          <SummaryList rows={rows(order)} />
        </Card>
        {isPaid && <NextSteps />}
        <div className={styles.ways}>
          <Link to={paths.orderDetails(order.id)} className={buttonClass({ size: 'l' })}>
            {intl.formatMessage({ id: 'orders.thankYou.seeOrder' })}
          </Link>
          <Link
            to={paths.orderMealDetails(order.id)}
            className={buttonClass({ variant: 'secondary', size: 'l' })}
          >
            {intl.formatMessage({ id: 'orders.thankYou.seeMeals' })}
          </Link>
          <Link to={paths.home()} className={buttonClass({ variant: 'ghost', size: 'l' })}>
            {intl.formatMessage({ id: 'orders.thankYou.home' })}
          </Link>
        </div>
      </div>
    </>
  );
}
