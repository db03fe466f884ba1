import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { OrderSummary } from '../../../api/subscriptions.ts';
import { ListPicture } from '../../../components/ListPicture.tsx';
import { formatInstant, formatMoney } from '../../../i18n/formats.ts';
import { pickText } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { usePlanTexts } from '../../../i18n/usePlanTexts.ts';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Card } from '../../../ui/Card.tsx';
import { CalendarIcon } from '../../../ui/icons.tsx';
import { Price } from '../../../ui/Price.tsx';
import { hasPlan } from '../plan/planView.ts';
import { ChangeOrderButton, ChangeOrderFailure } from '../payment/ChangeOrder.tsx';
import { OrderBadges } from '../components/OrderBadges.tsx';
import styles from './OrderCard.module.css';
import { PayNowButton } from '../payment/PayNow.tsx';
import { RefundNotice } from '../components/RefundNotice.tsx';
import { RenewButton, RenewFailure } from '../renewal/RenewButton.tsx';

export function OrderCard({ order }: { order: OrderSummary }) {
  const titleId = useId();
  const plan = usePlanTexts();
  return (
    <Card as="li" variant="leaf" labelledBy={titleId}>
      <div className={styles.card}>
        <CardHead order={order} titleId={titleId} />
        <Products order={order} />
        {hasDates(order) && (
          <p className={styles.dates}>
            <CalendarIcon size={18} />
            {plan.dates(order)}
          </p>
        )}
        <CardFoot order={order} />
      </div>
    </Card>
  );
}

/** One that was stopped before it began is delivered on no day. */
const hasDates = ({ stopped, start_date, end_date }: OrderSummary) =>
  !(stopped && start_date === end_date);

function CardHead({ order, titleId }: { order: OrderSummary; titleId: string }) {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <div className={styles.head}>
      <div>
        <h2 id={titleId} className={styles.number}>
          <Link to={paths.orderDetails(order.id)}>
            {intl.formatMessage(
              { id: 'orders.number' },
              { number: <bdi key="number">{order.order_number}</bdi> },
            )}
          </Link>
        </h2>
        <p className={styles.date}>
          {intl.formatMessage(
            { id: 'orders.placedOn' },
            { date: formatInstant(order.created_at, language) },
          )}
        </p>
      </div>
      <OrderBadges order={order} />
    </div>
  );
}

function Products({ order }: { order: OrderSummary }) {
  const language = useLanguage();
  const plan = usePlanTexts();
  return (
    <ul className={styles.products}>
      {order.products.map((product, index) => (
        <li key={index} className={styles.product}>
          <ListPicture image={product.image} />
          <span className={styles.productName}>{pickText(product, 'name', language)}</span>
          <span className={styles.quantity}>{plan.quantity(product.quantity)}</span>
        </li>
      ))}
    </ul>
  );
}

function CardFoot({ order }: { order: OrderSummary }) {
  const intl = useIntl();
  const language = useLanguage();
  const isLost = order.payment_status === 'not_paid' && !order.payable && !order.payment_pending;
  const isPlan = hasPlan(order);
  return (
    <>
      {isLost && (
        <p className={styles.date}>
          {intl.formatMessage({ id: order.changed ? 'orders.changedNote' : 'orders.notPayable' })}
        </p>
      )}
      <RefundNotice order={order} />
      <ChangeOrderFailure order={order} />
      <RenewFailure order={order} />
      <div className={styles.foot}>
        <div>
          <span className={styles.totalLabel}>{intl.formatMessage({ id: 'orders.total' })}</span>
          <Price size="l" value={formatMoney(order.grand_total, language)} />
        </div>
        <div className={styles.actions}>
          <PayNowButton order={order} />
          <ChangeOrderButton order={order} />
          <RenewButton order={order} />
          <Link
            to={paths.orderDetails(order.id)}
            className={buttonClass({ variant: 'secondary' })}
            aria-label={intl.formatMessage(
              { id: isPlan ? 'orders.myPlanOf' : 'orders.detailsOf' },
              { number: order.order_number },
            )}
          >
            {intl.formatMessage({ id: isPlan ? 'orders.myPlan' : 'orders.details' })}
          </Link>
        </div>
      </div>
    </>
  );
}
