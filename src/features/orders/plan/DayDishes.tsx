import { useIntl } from 'react-intl';
import { DayTotal } from '../../../components/DayTotal.tsx';
import { ListPicture } from '../../../components/ListPicture.tsx';
import type { NutritionTarget } from '../../../contract/wire/nutrition.ts';
import { pickText } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { PlanDay } from './planView.ts';
import styles from './PlanDayCard.module.css';

interface DayDishesProps {
  day: PlanDay;
  promise: NutritionTarget | null;
}

/** The dishes of a day in short, and how they compare with the plan's promise. */
export function DayDishes({ day: { dishes, missing, isComplete }, promise }: DayDishesProps) {
  const intl = useIntl();
  const language = useLanguage();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <>
      {dishes.length > 0 && (
        <ul className={styles.dishes}>
          {dishes.map((dish) => (
            <li key={dish.id} className={styles.dish}>
              <ListPicture image={dish.image} />
              <span>
                <span className={styles.name}>{pickText(dish, 'name', language)}</span>{' '}
                <span className={styles.facts}>
                  {intl.formatMessage(
                    { id: 'mealSelection.facts' },
                    { calories: dish.calories, protein: dish.protein },
                  )}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {dishes.some(({ selected_by }) => selected_by === 'dietitian') && (
        <p>
          <Tag>{text('orders.meals.chosen')}</Tag>
        </p>
      )}
      {missing > 0 && <Alert tone="warning">{text('orders.meals.missing')}</Alert>}
      {dishes.length === 0 && missing === 0 && (
        <p className={styles.soft}>{text('orders.meals.noDishes')}</p>
      )}
      <DayTotal dishes={dishes} promise={isComplete ? promise : null} />
    </>
  );
}
