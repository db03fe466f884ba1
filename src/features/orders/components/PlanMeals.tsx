import { useId } from 'react';
import { useIntl } from 'react-intl';
import { formatDay } from '../../../i18n/formats.ts';
import { pickText } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { usePlanTexts } from '../../../i18n/usePlanTexts.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Card } from '../../../ui/Card.tsx';
import type { ItemWeeks } from '../ordersSelectors.ts';
import { DayMeals } from './DayMeals.tsx';
import styles from './PlanMeals.module.css';

/** The delivered days of one plan, a card for each week. */
export function PlanMeals({ item, weeks }: ItemWeeks) {
  const intl = useIntl();
  const language = useLanguage();
  const plan = usePlanTexts();
  const titleId = useId();
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
        <Alert>{intl.formatMessage({ id: 'orders.meals.dietitian' })}</Alert>
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
