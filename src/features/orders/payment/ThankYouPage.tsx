import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Order } from '../../../api/subscriptions.ts';
import { usePlanTexts } from '../../../i18n/usePlanTexts.ts';
import { useTotalRows } from '../../../i18n/useTotalRows.ts';
import { EntryOfRoute } from '../../../components/EntryOfRoute.tsx';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { EmailAddress } from '../../../ui/EmailAddress.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Card } from '../../../ui/Card.tsx';
import { cx } from '../../../ui/cx.ts';
import { Container } from '../../../ui/Layout.tsx';
import { OutcomeHead } from '../../../ui/OutcomeHead.tsx';
import { SummaryList, type SummaryRow } from '../../../ui/SummaryList.tsx';
import { selectCustomerInfo } from '../../session/sessionSlice.ts';
import { OrderAddress } from '../components/OrderAddress.tsx';
import { OrderHelp } from '../components/OrderHelp.tsx';
import { OrderLines } from '../components/OrderLines.tsx';
import { PayNow, UnpaidNotice } from './PayNow.tsx';
import { PrintReceipt } from '../receipt/PrintReceipt.tsx';
import receipt from '../receipt/Receipt.module.css';
import { Receipt } from '../receipt/Receipt.tsx';
import { useShopFacts } from '../../home/useShopFacts.ts';
import styles from '../Orders.module.css';
import { useOrderOfRoute } from '../useOrderOfRoute.ts';
import { usePaymentFacts } from '../receipt/usePaymentFacts.tsx';
import { hasPlan } from '../plan/planView.ts';
import { selectFirstDelivery, selectRequestedAppointmentDate } from '../ordersSelectors.ts';

export function ThankYouPage() {
  return (
    <Container width="reading" className={styles.page}>
      <EntryOfRoute {...useOrderOfRoute()}>{(order) => <OrderPlaced order={order} />}</EntryOfRoute>
      <PayNow />
    </Container>
  );
}

function OrderPlaced({ order }: { order: Order }) {
  const isPaid = order.payment_status === 'paid';
  return (
    <>
      <div className={cx(isPaid && receipt.screen)}>
        <OrderOverview order={order} isPaid={isPaid} />
      </div>
      {isPaid && <Receipt order={order} />}
    </>
  );
}

function OrderOverview({ order, isPaid }: { order: Order; isPaid: boolean }) {
  const intl = useIntl();
  const rows = useTotalRows();
  const email = useSelector(selectCustomerInfo)?.profile.email;
  const charges = useChargesRow();
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
          {
            number,
            email: email && <EmailAddress key="email">{email}</EmailAddress>,
          },
        )}
      </OutcomeHead>
      <div className={styles.blocks}>
        <UnpaidNotice order={order} />
        <Card as="section" labelledBy="order-summary" padding="l">
          <h2 id="order-summary" className={styles.blockTitle}>
            {intl.formatMessage({ id: 'totals.title' })}
          </h2>
          <OrderLines items={order.items} />
          <SummaryList rows={[...rows(order), ...charges(order)]} />
        </Card>
        {order.address && (
          <Card as="section" labelledBy="order-address" padding="l">
            <h2 id="order-address" className={styles.blockTitle}>
              {intl.formatMessage({ id: 'orders.label.address' })}
            </h2>
            <p>
              <OrderAddress address={order.address} />
            </p>
          </Card>
        )}
        {isPaid && <NextSteps />}
        <div className={styles.ways}>
          <Link to={paths.orderDetails(order.id)} className={buttonClass({ size: 'l' })}>
            {intl.formatMessage({
              id: hasPlan(order) ? 'orders.thankYou.seePlan' : 'orders.thankYou.seeOrder',
            })}
          </Link>
          <Link
            to={paths.orderMealDetails(order.id)}
            className={buttonClass({ variant: 'secondary', size: 'l' })}
          >
            {intl.formatMessage({ id: 'orders.thankYou.seeMeals' })}
          </Link>
          {isPaid && <PrintReceipt size="l" />}
          <OrderHelp order={order} size="l" />
          <Link to={paths.home()} className={buttonClass({ variant: 'ghost', size: 'l' })}>
            {intl.formatMessage({ id: 'orders.thankYou.home' })}
          </Link>
        </div>
      </div>
    </>
  );
}

/** The gateway's charge beside the total; nothing where there was none. */
function useChargesRow(): (order: Order) => SummaryRow[] {
  const facts = usePaymentFacts();
  return (order) => facts(order).filter(({ key }) => key === 'gatewayCharges');
}

/** The next steps for the customer. */
function NextSteps() {
  const intl = useIntl();
  const plan = usePlanTexts();
  const facts = useShopFacts();
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
            {intl.formatMessage({ id: 'orders.thankYou.next.dietitian' }, facts)}{' '}
            <Link to={paths.dietitianAppointment({ date: requestedDate })}>
              {text('orders.thankYou.next.book')}
            </Link>
          </span>
        </li>
      </ol>
    </Card>
  );
}
