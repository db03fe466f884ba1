import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectProgress } from '../mealSelectionSelectors.ts';
import styles from './PlanProgress.module.css';

export function PlanProgress() {
  const intl = useIntl();
  const { complete, total } = useSelector(selectProgress);
  const text = intl.formatMessage({ id: 'mealSelection.progress' }, { complete, total });
  return (
    <div className={styles.progress}>
      <p role="status">{text}</p>
      <progress className={styles.bar} value={complete} max={total} aria-label={text} />
    </div>
  );
}
