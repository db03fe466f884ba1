import { useIntl } from 'react-intl';
import { sumNutrition } from '../contract/nutrition.ts';
import type { Nutrition } from '../contract/wire/nutrition.ts';
import styles from './DayTotal.module.css';

/** What the dishes of a day add up to; nothing where there is one alone. */
export function DayTotal({ dishes }: { dishes: readonly Nutrition[] }) {
  const intl = useIntl();
  if (dishes.length < 2) return null;
  const { calories, protein } = sumNutrition(dishes);
  return (
    <p className={styles.total}>
      {intl.formatMessage({ id: 'nutrition.dayTotal' }, { calories, protein })}
    </p>
  );
}
