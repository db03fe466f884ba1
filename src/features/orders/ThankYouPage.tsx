import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Order } from '../../api/subscriptions.ts';
import { usePlanTexts } from '../../i18n/usePlanTexts.ts';
import { useTotalRows } from '../../i18n/useTotalRows.ts';
import { EntryOfRoute } from '../../components/EntryOfRoute.tsx';
import { paths } from '../../routing/paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Card } from '../../ui/Card.tsx';
import { Container } from '../../ui/Layout.tsx';
import { OutcomeHead } from '../../ui/OutcomeHead.tsx';
import { SummaryList } from '../../ui/SummaryList.tsx';
import { OrderLines } from './components/OrderLines.tsx';
import { PayNow, UnpaidNotice } from './components/PayNow.tsx';
import styles from './Orders.module.css';
import { useOrderOfRoute } from './useOrderOfRoute.ts';
import { selectFirstDelivery, selectRequestedAppointmentDate } from './ordersSelectors.ts';

export function ThankYouPage() {
  return (
    <Container width="reading" className={styles.page}>
      <EntryOfRoute {...useOrderOfRoute()}>{(order) => <OrderPlaced order={order} />}</EntryOfRoute>
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

/** What the customer can expect now. */
function NextSteps() {
  const intl = useIntl();
  const plan = usePlanTexts();
  const first = useSelector(selectFirstDelivery);
  const requestedDate = useSelector(selectRequestedAppointmentDate);
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <Card as="section" variant="tint" labelledBy="order-next" padding="l">
      <h2 id="order-next" className={styles.blockTitle}>
        {text('orders.thankYou.nextTitle')}
      </h2>
      <ol className={styles.steps}>
        <li>{text('orders.thankYou.next.prepare')}</li>
        {first && (
          <li>
            {intl.formatMessage(
              { id: 'orders.thankYou.next.first' },
              { date: plan.day(first.date), slot: plan.slot(first.slot) },
            )}
          </li>
        )}
        <li>
          <span>
            {text('orders.thankYou.next.dietitian')}{' '}
            <Link to={paths.dietitianAppointment({ date: requestedDate })}>
              {text('orders.thankYou.next.book')}
            </Link>
          </span>
        </li>
      </ol>
    </Card>
  );
}
