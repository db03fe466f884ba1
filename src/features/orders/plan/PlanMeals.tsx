import { useId } from 'react';
import { useIntl } from 'react-intl';
import { DayTotal } from '../../../components/DayTotal.tsx';
import { DishRow } from '../../../components/DishRow.tsx';
import type { OrderItem } from '../../../api/subscriptions.ts';
import { PLANNED_DAYS_AHEAD } from '../../../contract/deliveryCalendar.ts';
import { useAddressName } from '../../../components/address/AddressText.tsx';
import { pickText } from '../../../contract/languages.ts';
import type { NutritionTarget } from '../../../contract/wire/nutrition.ts';
import { formatDay } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { usePlanTexts } from '../../../i18n/usePlanTexts.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.ts';
import type { ItemWeeks } from '../ordersSelectors.ts';
import type { DeliveryOrder } from '../changes/deliveryView.ts';
import { addressOfDay, slotOfDay, type PlanDay } from './planView.ts';
import { ChangeDayLink } from './ChangeDayLink.tsx';
import { DayPromise } from './DayPromise.tsx';
import { DayStateBadge } from './DayStateBadge.tsx';
import { MovedDay } from './MovedDay.tsx';
import styles from './PlanMeals.module.css';

interface PlanMealsProps extends ItemWeeks {
  order: DeliveryOrder;
}

/** The delivered days of one plan, a card for each week. */
export function PlanMeals({ item, weeks, order }: PlanMealsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const plan = usePlanTexts();
  const titleId = useId();
  const hasOwn = item.schedule.some(({ dishes }) => dishes.some((dish) => !isOfDietitian(dish)));
  const start = (date: string) => formatDay(date, language, { day: 'numeric', month: 'long' });
  return (
    <section aria-labelledby={titleId} className={styles.plan}>
      <div>
        <h2 id={titleId}>{pickText(item.product, 'name', language)}</h2>
        <p className={styles.variant}>
          {pickText(item.variant, 'name', language)} · {plan.dates(item)}
        </p>
        {item.daily_nutrition && (
          <p className={styles.variant}>{plan.nutrition(item.daily_nutrition)}</p>
        )}
      </div>
      {item.meals_selected_by === 'dietitian' && (
        <Alert>
          {intl.formatMessage(
            { id: hasOwn ? 'orders.meals.rest' : 'orders.meals.dietitian' },
            { days: PLANNED_DAYS_AHEAD },
          )}
        </Alert>
      )}
      {weeks.map((week) => (
        <Card key={week.start} padding="none">
          <h3 className={styles.week}>
            {intl.formatMessage({ id: 'orders.meals.week' }, { date: start(week.start) })}
          </h3>
          <ul className={styles.days}>
            {week.days.map((day) => (
              <DayMeals key={day.date} day={day} item={item} order={order} />
            ))}
          </ul>
        </Card>
      ))}
    </section>
  );
}

const isOfDietitian = ({ selected_by }: PlanDay['dishes'][number]) => selected_by === 'dietitian';

interface DayMealsProps {
  day: PlanDay;
  item: OrderItem;
  order: DeliveryOrder;
}

interface DishesProps {
  day: PlanDay;
  promise: NutritionTarget | null;
}

function DayMeals({ day, item, order }: DayMealsProps) {
  const orderId = order.id;
  // The button that took the day back has disappeared, so the focus has to move.
  const title = useFocusOnChange<HTMLHeadingElement>(day.status);
  const intl = useIntl();
  const language = useLanguage();
  const titleId = useId();
  return (
    <li className={styles.day} aria-labelledby={titleId}>
      <div className={styles.date}>
        <h4 id={titleId} ref={title} tabIndex={-1} className={styles.dayTitle}>
          {formatDay(day.date, language, { weekday: 'long', day: 'numeric', month: 'short' })}
        </h4>
        {day.state && <DayStateBadge state={day.state} />}
        {day.movedTo === null && day.dishes.some(isOfDietitian) && (
          <Tag>{intl.formatMessage({ id: 'orders.meals.chosen' })}</Tag>
        )}
        <DayPromise day={day} className={styles.promise} />
        {day.movedTo === null && isDeliveredInWays(item) && (
          <WhereAndWhen day={day} item={item} order={order} />
        )}
        <ChangeDayLink day={day} item={item} orderId={orderId} />
      </div>
      {day.movedTo === null ? (
        <div className={styles.dishes}>
          <DayContents day={day} promise={item.daily_nutrition} />
        </div>
      ) : (
        <div className={styles.skipped}>
          <MovedDay day={day} movedTo={day.movedTo} orderId={orderId} />
        </div>
      )}
    </li>
  );
}

/** Whether the days of a plan have different addresses or times. */
const isDeliveredInWays = ({ schedule, ...item }: OrderItem) =>
  new Set(schedule.map(({ order_address_id }) => order_address_id)).size > 1 ||
  new Set(schedule.map((day) => slotOfDay(day, item).id)).size > 1;

function WhereAndWhen({ day, item, order }: DayMealsProps) {
  const texts = usePlanTexts();
  const nameOf = useAddressName();
  const address = addressOfDay(day, order);
  return (
    <span className={styles.promise}>
      <bdi>{texts.slot(slotOfDay(day, item))}</bdi>
      {address && (
        <>
          {' · '}
          <bdi>{nameOf(address)}</bdi>
        </>
      )}
    </span>
  );
}

function DayContents({ day, promise }: DishesProps) {
  const intl = useIntl();
  return (
    <>
      {day.dishes.length > 0 && <DishesOfDay day={day} promise={promise} />}
      {day.missing > 0 && (
        <Alert tone="warning">{intl.formatMessage({ id: 'orders.meals.missing' })}</Alert>
      )}
      {day.dishes.length === 0 && day.missing === 0 && (
        <p className={styles.noDishes}>{intl.formatMessage({ id: 'orders.meals.noDishes' })}</p>
      )}
    </>
  );
}

function DishesOfDay({ day: { dishes, isComplete, state }, promise }: DishesProps) {
  return (
    <>
      <ul className={styles.dishes}>
        {dishes.map((dish, index) => (
          <DishRow key={`${dish.id}-${index}`} dish={dish} />
        ))}
      </ul>
      <DayTotal dishes={dishes} promise={isComplete && state !== null ? promise : null} />
    </>
  );
}
