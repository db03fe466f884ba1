import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { RenewablePlan } from '../../../api/renewals.ts';
import type { Order } from '../../../api/subscriptions.ts';
import { kuwaitToday } from '../../../contract/kuwaitTime.ts';
import { pickText } from '../../../contract/languages.ts';
import { daysToGo, hasEnded } from '../../../contract/renewal.ts';
import { lastDayOf } from '../../../contract/skippedDays.ts';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { formatMoney } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Card } from '../../../ui/Card.tsx';
import { Loading, SkeletonText } from '../../../ui/Skeleton.tsx';
import { selectRenewal } from '../ordersSelectors.ts';
import type { WithOrders } from '../ordersSlice.ts';
import { renewalRetryPressed } from '../planEvents.ts';
import { RenewButton, RenewFailure } from './RenewButton.tsx';
import styles from './RenewPlan.module.css';

/** The plan that follows: the order that has it, or the press that puts it into the cart. */
export function RenewPlan({ order }: { order: Order }) {
  const titleId = useId();
  const renewal = useSelector((state: WithOrders) => selectRenewal(state, order.id));
  const isOffered = order.renewable && order.as_of !== null && renewal?.failure?.code !== 404;
  // An older recording has no word of renewals.
  if (!isOffered && order.renewed_by == null) return null;
  return (
    <Card as="section" variant="tint" labelledBy={titleId} padding="l">
      <div className={styles.renewal}>
        <h2 id={titleId} className={styles.title}>
          <Title order={order} />
        </h2>
        {order.renewed_by && <RenewedBy by={order.renewed_by} />}
        {isOffered && <Offer order={order} />}
      </div>
    </Card>
  );
}

const lastDay = ({ items }: Pick<Order, 'items'>) =>
  lastDayOf(items.map(({ end_date: date }) => ({ date })));

function Title({ order }: { order: Order }) {
  const intl = useIntl();
  const today = order.as_of === null ? null : kuwaitToday(new Date(order.as_of));
  const end_date = lastDay(order);
  if (today === null) return intl.formatMessage({ id: 'renewal.title' });
  return hasEnded({ end_date }, today)
    ? intl.formatMessage({ id: 'renewal.ended' })
    : intl.formatMessage({ id: 'renewal.endsIn' }, { days: daysToGo({ end_date }, today) });
}

function RenewedBy({ by }: { by: NonNullable<Order['renewed_by']> }) {
  const intl = useIntl();
  const language = useLanguage();
  const order = (
    <Link key="order" to={paths.orderDetails(by.id)}>
      {intl.formatMessage(
        { id: 'orders.number' },
        { number: <bdi key="number">{by.order_number}</bdi> },
      )}
    </Link>
  );
  return (
    <p>
      {intl.formatMessage(
        { id: by.payment_status === 'paid' ? 'renewal.next' : 'renewal.nextUnpaid' },
        { date: formatLongDay(by.start_date, language), order },
      )}
    </p>
  );
}

function Offer({ order }: { order: Order }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const renewal = useSelector((state: WithOrders) => selectRenewal(state, order.id));
  if (renewal?.status === 'failed' && renewal.failure) {
    return (
      <Alert
        tone="danger"
        title={intl.formatMessage({ id: 'renewal.loadFailed' })}
        action={
          <Button
            size="s"
            variant="secondary"
            onClick={() => dispatch(renewalRetryPressed({ orderId: order.id }))}
          >
            {intl.formatMessage({ id: 'failure.retry' })}
          </Button>
        }
      >
        {failureText(renewal.failure)}
      </Alert>
    );
  }
  if (renewal === undefined || (renewal.status !== 'loaded' && renewal.plans.length === 0)) {
    return (
      <Loading label={intl.formatMessage({ id: 'renewal.loading' })}>
        <SkeletonText lines={2} />
      </Loading>
    );
  }
  return <Plans order={order} plans={renewal.plans} />;
}

function Plans({ order, plans }: { order: Order; plans: readonly RenewablePlan[] }) {
  const intl = useIntl();
  const sold = plans.filter(({ starts_on }) => starts_on !== null);
  const starts = [...new Set(sold.map(({ starts_on }) => starts_on))];
  return (
    <>
      {sold.length > 0 && (
        <p className={styles.soft}>{intl.formatMessage({ id: 'renewal.intro' })}</p>
      )}
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan.item_id}>
            <PlanLine plan={plan} />
          </li>
        ))}
      </ul>
      <RenewFailure order={order} />
      {sold.length > 0 && (
        <div>
          <RenewButton
            order={{ ...order, end_date: lastDay(order) }}
            startsOn={starts.length === 1 ? (starts[0] ?? null) : null}
          />
        </div>
      )}
    </>
  );
}

/** Start and price of the renewed plan, or a note that it is no longer sold, with a link to the current packages. */
function PlanLine({ plan }: { plan: RenewablePlan }) {
  const intl = useIntl();
  const language = useLanguage();
  const { starts_on: startsOn, total, package_category_id: category } = plan;
  const name = `${pickText(plan.product, 'name', language)} · ${pickText(plan.variant, 'name', language)}`;
  if (startsOn !== null && total !== null) {
    const price = <strong key="price">{formatMoney(total, language)}</strong>;
    const date = formatLongDay(startsOn, language);
    return intl.formatMessage({ id: 'renewal.starts' }, { package: name, date, price });
  }
  return (
    <Alert
      tone="warning"
      action={
        <Link
          to={category === null ? paths.packages() : paths.packageCategory(category)}
          className={buttonClass({ variant: 'secondary', size: 's' })}
        >
          {intl.formatMessage({ id: 'renewal.notSoldSee' })}
        </Link>
      }
    >
      {intl.formatMessage({ id: 'renewal.notSold' }, { package: name })}
    </Alert>
  );
}
