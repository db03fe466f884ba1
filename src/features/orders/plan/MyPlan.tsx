import { Suspense, useId } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Order } from '../../../api/subscriptions.ts';
import { pickText } from '../../../contract/languages.ts';
import { CHANGE_HOURS } from '../../../contract/policies.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { usePlanTexts } from '../../../i18n/usePlanTexts.ts';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Card } from '../../../ui/Card.tsx';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import type { DeliveryOrder } from '../changes/deliveryView.ts';
import { selectRoutePlanDate } from '../ordersSelectors.ts';
import { dayInSight, nearDays, type Plan } from './planView.ts';
import { FreezeNotice } from '../changes/FreezeNotice.tsx';
import styles from './MyPlan.module.css';
import { PlanChanges } from './PlanChanges.tsx';
import { PlanCalendar } from './PlanCalendar.tsx';
import { PlanDayCard } from './PlanDayCard.tsx';
import { PlanFreeze } from '../changes/PlanFreeze.tsx';
import { PlanStop } from '../changes/PlanStop.tsx';
import { StopNotice } from '../changes/StopNotice.tsx';

const DeliveryDialog = lazyPart(
  async () => (await import('../changes/DeliveryDialog.tsx')).DeliveryDialog,
);

interface MyPlanProps {
  plan: Plan;
  order: DeliveryOrder & Pick<Order, 'as_of' | 'closed_days'>;
}

/** A plan that is paid: today and tomorrow first, then each of its days. */
export function MyPlan({ plan, order }: MyPlanProps) {
  const intl = useIntl();
  const language = useLanguage();
  const titleId = useId();
  const { item } = plan;
  // The button that stopped the plan has disappeared, so the focus has to move.
  const title = useFocusOnChange<HTMLHeadingElement>(item.stop?.stopped_at ?? '');
  const hours = intl.formatMessage({ id: 'wait.hours' }, { count: CHANGE_HOURS });
  return (
    <Card as="section" variant="leaf" labelledBy={titleId} padding="l">
      <div className={styles.plan}>
        <div>
          <h2 id={titleId} ref={title} tabIndex={-1}>
            {intl.formatMessage(
              { id: 'myPlan.title' },
              { package: pickText(item.product, 'name', language) },
            )}
          </h2>
          <PlanProgress plan={plan} />
        </div>
        <FreezeNotice plan={plan} order={order} />
        <StopNotice plan={plan} />
        <div className={styles.near}>
          {nearDays(plan).map((near) => (
            <PlanDayCard key={near.date} {...near} item={item} order={order} />
          ))}
        </div>
        {plan.left > 0 && !item.stop && (
          <p>{intl.formatMessage({ id: 'myPlan.rule' }, { hours })}</p>
        )}
        <AllDays plan={plan} order={order} />
        <PlanFreeze plan={plan} order={order} />
        <Suspense>
          {order.delivery_time_slots != null && <DeliveryDialog plan={plan} order={order} />}
        </Suspense>
        <PlanChanges changes={item.changes} addresses={order.delivery_addresses} />
        <PlanStop plan={plan} order={order} />
      </div>
    </Card>
  );
}

function PlanProgress({ plan: { item, days, left } }: Pick<MyPlanProps, 'plan'>) {
  const intl = useIntl();
  const texts = usePlanTexts();
  const total = item.days - (item.stop?.days ?? 0);
  const text = intl.formatMessage({ id: 'myPlan.left' }, { left, total });
  const kept = days.filter(({ state }) => state !== 'cancelled');
  const [first] = kept;
  const last = kept.at(-1);
  if (total === 0) return null;
  return (
    <div className={styles.progress}>
      <p className={styles.left}>{text}</p>
      <progress className={styles.bar} value={total - left} max={total} aria-label={text} />
      {first && last && (
        <p className={styles.soft}>
          {texts.dates({ start_date: first.date, end_date: last.date })}
        </p>
      )}
    </div>
  );
}

/** The calendar, with the selected day beside it. */
function AllDays({ plan, order }: MyPlanProps) {
  const intl = useIntl();
  const asked = useSelector(selectRoutePlanDate);
  const day = dayInSight(plan, asked);
  if (day === undefined) return null;
  return (
    <div className={styles.days}>
      <h3 className={styles.title}>{intl.formatMessage({ id: 'myPlan.days' })}</h3>
      <div className={styles.calendar}>
        <PlanCalendar days={plan.days} orderId={order.id} selected={day.date} />
        <PlanDayCard key={day.date} date={day.date} day={day} item={plan.item} order={order} />
      </div>
      <Link
        to={paths.orderMealDetails(order.id)}
        className={buttonClass({ variant: 'secondary', size: 's' })}
      >
        {intl.formatMessage({ id: 'myPlan.asList' })}
      </Link>
    </div>
  );
}
