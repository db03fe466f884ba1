import { useId } from 'react';
import { useIntl } from 'react-intl';
import { pickText } from '../../../contract/languages.ts';
import type { SubscriptionDay } from '../../../contract/wire/subscription.ts';
import { formatDay } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { usePlanTexts } from '../../../i18n/usePlanTexts.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { NutritionFacts } from '../../../ui/NutritionFacts.tsx';
import { PictureFrame } from '../../../ui/PictureFrame.tsx';
import type { ItemWeeks } from '../ordersSelectors.ts';
import styles from './PlanMeals.module.css';

/** The delivered days of one plan, a card for each week. */
export function PlanMeals({ item, weeks }: ItemWeeks) {
  const intl = useIntl();
  const language = useLanguage();
  const plan = usePlanTexts();
  const titleId = useId();
  const hasDishes = item.schedule.some(({ dishes }) => dishes.length > 0);
  const start = (date: string) => formatDay(date, language, { day: 'numeric', month: 'long' });
  return (
    <section aria-labelledby={titleId} className={styles.plan}>
      <div>
        <h2 id={titleId}>{pickText(item.product, 'name', language)}</h2>
        <p className={styles.variant}>
          {pickText(item.variant, 'name', language)} · {plan.dates(item)}
        </p>
      </div>
      {item.meals_selected_by === 'dietitian' && (
        <Alert>
          {intl.formatMessage({ id: hasDishes ? 'orders.meals.rest' : 'orders.meals.dietitian' })}
        </Alert>
      )}
      {weeks.map((week) => (
        <Card key={week.start} padding="none">
          <h3 className={styles.week}>
            {intl.formatMessage({ id: 'orders.meals.week' }, { date: start(week.start) })}
          </h3>
          <ul className={styles.days}>
            {week.days.map((day) => (
              <DayMeals key={day.date} day={day} />
            ))}
          </ul>
        </Card>
      ))}
    </section>
  );
}

type OrderedDish = SubscriptionDay['dishes'][number];

const KNOWN_STATUSES = ['scheduled', 'delivered', 'skipped', 'frozen', 'cancelled'];

function DayMeals({ day }: { day: SubscriptionDay }) {
  const intl = useIntl();
  const language = useLanguage();
  const titleId = useId();
  return (
    <li className={styles.day} aria-labelledby={titleId}>
      <div className={styles.date}>
        <h4 id={titleId} className={styles.dayTitle}>
          {formatDay(day.date, language, { weekday: 'long', day: 'numeric', month: 'short' })}
        </h4>
        {KNOWN_STATUSES.includes(day.status) && day.status !== 'scheduled' && (
          <Badge>{intl.formatMessage({ id: `orders.meals.status.${day.status}` })}</Badge>
        )}
      </div>
      {day.dishes.length === 0 ? (
        <p className={styles.noDishes}>{intl.formatMessage({ id: 'orders.meals.noDishes' })}</p>
      ) : (
        <ul className={styles.dishes}>
          {day.dishes.map((dish, index) => (
            <OrderedDishRow key={`${dish.id}-${index}`} dish={dish} />
          ))}
        </ul>
      )}
    </li>
  );
}

function OrderedDishRow({ dish }: { dish: OrderedDish }) {
  const intl = useIntl();
  const language = useLanguage();
  const label = (name: string) => intl.formatMessage({ id: `orders.meals.${name}` });
  const grams = (name: 'carbs' | 'fat' | 'protein') => ({
    label: label(name),
    value: intl.formatMessage({ id: 'orders.meals.grams' }, { value: dish[name] }),
  });
  return (
    <li className={styles.dish}>
      <PictureFrame
        className={styles.dishPicture}
        src={dish.image}
        alt=""
        width={144}
        height={144}
        ratio="square"
        shape="rounded"
      />
      <p className={styles.dishName}>
        {pickText(dish, 'name', language)}
        {dish.kind === 'snack' && <span className={styles.kind}>{label('snack')}</span>}
      </p>
      <NutritionFacts
        className={styles.facts}
        calories={{ label: label('calories'), value: String(dish.calories) }}
        carbs={grams('carbs')}
        fat={grams('fat')}
        protein={grams('protein')}
      />
    </li>
  );
}
