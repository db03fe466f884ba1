import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectDayTotals } from '../mealSelectionSelectors.ts';
import styles from './DayTotals.module.css';

type Field = 'calories' | 'protein';

const FIELDS: readonly Field[] = ['calories', 'protein'];

/** The totals of the chosen dishes, beside the plan's promise for a day. */
export function DayTotals() {
  const intl = useIntl();
  const totals = useSelector(selectDayTotals);
  if (totals === null) return null;
  const { carbs, fat } = totals.sum;
  return (
    <div className={styles.totals}>
      {FIELDS.map((field) => (
        <div key={field} className={styles.total}>
          <p className={styles.label}>{intl.formatMessage({ id: `nutrition.${field}` })}</p>
          <p className={styles.value}>
            <TotalText field={field} />
          </p>
          {totals.promise && (
            <progress
              className={styles.bar}
              value={Math.min(totals.sum[field], totals.promise[field])}
              max={totals.promise[field]}
              aria-hidden="true"
            />
          )}
        </div>
      ))}
      <p className={styles.others}>
        {intl.formatMessage({ id: 'mealSelection.totals.others' }, { carbs, fat })}
      </p>
    </div>
  );
}

/** "612 of 1,390 kcal"; without a promise the sum alone. */
export function TotalText({ field }: { field: Field }) {
  const intl = useIntl();
  const totals = useSelector(selectDayTotals);
  if (totals === null) return null;
  const { sum, promise } = totals;
  return intl.formatMessage(
    { id: `mealSelection.totals.${field}${promise ? 'Of' : ''}` },
    { sum: sum[field], promise: promise?.[field] },
  );
}
