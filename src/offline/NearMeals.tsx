import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { KeptDay } from '../api/keptDays.ts';
import { DayTotal } from '../components/DayTotal.tsx';
import { DishRow } from '../components/DishRow.tsx';
import { pickText } from '../contract/languages.ts';
import { formatLongDay } from '../i18n/formatLongDay.ts';
import { formatTime } from '../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { ClockIcon } from '../ui/icons.tsx';
import styles from './NearMeals.module.css';
import type { NearDeliveries } from './keptVisit.ts';

/** The dishes of today, or of tomorrow. */
export function NearMeals({ when, date, days }: NearDeliveries) {
  const intl = useIntl();
  const language = useLanguage();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.day}>
      <h3 id={titleId} className={styles.title}>
        <span className={styles.when}>{intl.formatMessage({ id: `myPlan.when.${when}` })}</span>{' '}
        {formatLongDay(date, language)}
      </h3>
      {days.length === 0 && (
        <p className={styles.soft}>{intl.formatMessage({ id: 'offline.noDelivery' })}</p>
      )}
      {days.map((day, index) => (
        <Delivery key={index} day={day} />
      ))}
    </section>
  );
}

function Delivery({ day: { product, slot, dishes } }: { day: KeptDay }) {
  const intl = useIntl();
  const language = useLanguage();
  const time = intl.formatMessage(
    { id: 'plan.slot' },
    { from: formatTime(slot.from, language), to: formatTime(slot.to, language) },
  );
  return (
    <>
      <p className={styles.plan}>
        <span className={styles.name}>{pickText(product, 'name', language)}</span>{' '}
        <span className={styles.slot}>
          <ClockIcon size={18} />
          <bdi>{time}</bdi>
        </span>
      </p>
      {dishes.length === 0 ? (
        <p className={styles.soft}>{intl.formatMessage({ id: 'orders.meals.noDishes' })}</p>
      ) : (
        <ul className={styles.dishes}>
          {dishes.map((dish, index) => (
            <DishRow key={index} dish={dish} />
          ))}
        </ul>
      )}
      <DayTotal dishes={dishes} />
    </>
  );
}
