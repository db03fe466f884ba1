import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { SubscriptionDay } from '../../../contract/wire/subscription.ts';
import { formatDay } from '../../../i18n/formats.ts';
import { pickText } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { NutritionFacts } from '../../../ui/NutritionFacts.tsx';
import { PictureFrame } from '../../../ui/PictureFrame.tsx';
import styles from './PlanMeals.module.css';

type OrderedDish = SubscriptionDay['dishes'][number];

const KNOWN_STATUSES = ['scheduled', 'delivered', 'skipped', 'frozen', 'cancelled'];

export function DayMeals({ day }: { day: SubscriptionDay }) {
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
