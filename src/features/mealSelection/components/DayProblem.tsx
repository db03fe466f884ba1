import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Alert } from '../../../ui/Alert.tsx';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.ts';
import type { CurrentDay } from '../mealSelectionSelectors.ts';
import { selectMealSelection } from '../mealSelectionSlice.ts';

interface DayProblemProps {
  current: CurrentDay;
}

/** Why the selection was not saved: the day in sight is the first that lacks something. */
export function DayProblem({ current: { date, missing, required } }: DayProblemProps) {
  const intl = useIntl();
  const { problem } = useSelector(selectMealSelection);
  const alert = useFocusOnChange<HTMLDivElement>(problem?.attempt ?? 0);
  if (problem === null || problem.date !== date) return null;
  return (
    <Alert
      ref={alert}
      tone="danger"
      title={intl.formatMessage({
        id: problem.isNextDay ? 'validation.mealsNextDay' : 'validation.mealsEachDate',
      })}
    >
      {missing.meals !== 0 && (
        <p>{intl.formatMessage({ id: 'validation.mealCount' }, { count: required.meals })}</p>
      )}
      {missing.snacks !== 0 && (
        <p>{intl.formatMessage({ id: 'validation.snackCount' }, { count: required.snacks })}</p>
      )}
    </Alert>
  );
}
