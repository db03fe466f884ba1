import { useId } from 'react';
import { useIntl } from 'react-intl';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { usePlanTexts } from '../../../i18n/usePlanTexts.ts';
import { cx } from '../../../ui/cx.ts';
import { ClockIcon, MapPinIcon } from '../../../ui/icons.tsx';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.ts';
import { isAhead } from '../../../contract/planDays.ts';
import { addressOfDay, slotOfDay, type NearDay, type Plan, type PlanDay } from './planView.ts';
import type { DeliveryOrder } from '../changes/deliveryView.ts';
import { ChangeDayLink } from './ChangeDayLink.tsx';
import { ChangeDelivery } from '../changes/ChangeDelivery.tsx';
import { DayDishes } from './DayDishes.tsx';
import { DayPromise } from './DayPromise.tsx';
import { DayStateBadge } from './DayStateBadge.tsx';
import { MovedDay } from './MovedDay.tsx';
import { OrderAddress } from '../components/OrderAddress.tsx';
import styles from './PlanDayCard.module.css';

interface PlanDayCardProps extends Pick<NearDay, 'date' | 'day'> {
  item: Plan['item'];
  order: DeliveryOrder;
  /** Why it is shown first. */
  when?: NearDay['when'];
}

/** A day of a plan: its dishes, time and address, and what can still be changed. */
export function PlanDayCard({ date, day, item, order, when }: PlanDayCardProps) {
  const intl = useIntl();
  const language = useLanguage();
  const titleId = useId();
  // The button that took the day back has disappeared, so the focus has to move.
  const title = useFocusOnChange<HTMLHeadingElement>(day?.status ?? '');
  return (
    <section aria-labelledby={titleId} className={cx(styles.card, when && styles.near)}>
      <div className={styles.head}>
        <h3 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
          {when && (
            <span className={styles.when}>{intl.formatMessage({ id: `myPlan.when.${when}` })}</span>
          )}{' '}
          {formatLongDay(date, language)}
        </h3>
        {day?.state && <DayStateBadge state={day.state} />}
      </div>
      {day === null && (
        <p className={styles.soft}>{intl.formatMessage({ id: 'myPlan.noDelivery' })}</p>
      )}
      {day !== null && day.movedTo !== null && (
        <MovedDay day={day} movedTo={day.movedTo} orderId={order.id} />
      )}
      {day?.state === 'cancelled' && (
        <p className={styles.soft}>{intl.formatMessage({ id: 'myPlan.noDelivery' })}</p>
      )}
      {day !== null && day.movedTo === null && day.state !== 'cancelled' && (
        <>
          {day.state !== null && isAhead(day.state) && (
            <Delivery day={day} item={item} order={order} />
          )}
          <DayDishes day={day} promise={item.daily_nutrition} />
          <DayPromise day={day} className={styles.soft} />
          <ChangeDayLink day={day} item={item} orderId={order.id} />
        </>
      )}
    </section>
  );
}

interface DeliveryProps extends Pick<PlanDayCardProps, 'item' | 'order'> {
  day: PlanDay;
}

function Delivery({ day, item, order }: DeliveryProps) {
  const plan = usePlanTexts();
  const address = addressOfDay(day, order);
  return (
    <div className={styles.delivery}>
      <p className={styles.fact}>
        <ClockIcon size={18} />
        <bdi>{plan.slot(slotOfDay(day, item))}</bdi>
      </p>
      {address && (
        <p className={styles.fact}>
          <MapPinIcon size={18} />
          <span>
            <OrderAddress address={address} />
          </span>
        </p>
      )}
      <ChangeDelivery day={day} order={order} />
    </div>
  );
}
