import { useIntl } from 'react-intl';
import { sumNutrition } from '../contract/nutrition.ts';
import type { Nutrition, NutritionTarget } from '../contract/wire/nutrition.ts';
import { formatCount } from '../i18n/formats.ts';
import styles from './DayTotal.module.css';

interface DayTotalProps {
  dishes: readonly Nutrition[];
  /** The plan's promise for a day; shown for a day that has all of its dishes. */
  promise?: NutritionTarget | null;
}

/** The sum of a day's dishes; nothing for a single dish. */
export function DayTotal({ dishes, promise = null }: DayTotalProps) {
  const intl = useIntl();
  if (dishes.length < 2) return null;
  const { calories, protein } = sumNutrition(dishes);
  const total = { calories: formatCount(calories), protein: formatCount(protein) };
  const promised = promise && {
    caloriesOf: formatCount(promise.calories),
    proteinOf: formatCount(promise.protein),
  };
  return (
    <p className={styles.total}>
      {promised === null
        ? intl.formatMessage({ id: 'nutrition.dayTotal' }, total)
        : intl.formatMessage({ id: 'nutrition.dayTotalOf' }, { ...total, ...promised })}
    </p>
  );
}
