import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { formatDay } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.ts';
import { selectProgress, type CurrentDay } from '../mealSelectionSelectors.ts';
import { delegatePressed, repeatPressed, selectMealSelection } from '../mealSelectionSlice.ts';
import styles from './DayMenu.module.css';
import { DishSection } from './DishSection.tsx';

interface DayMenuProps {
  current: CurrentDay;
}

export function DayMenu({ current }: DayMenuProps) {
  return (
    <div className={styles.menu}>
      <DayHeading current={current} />
      <DayProblem current={current} />
      {current.isMenuTooSmall && <SmallMenu />}
      <DishSection
        key={`meal ${current.date}`}
        kind="meal"
        current={current}
        dishes={current.meals}
      />
      <DishSection
        key={`snack ${current.date}`}
        kind="snack"
        current={current}
        dishes={current.snacks}
      />
      <RepeatCard current={current} />
    </div>
  );
}

// Rendered before the problem, so that the problem takes the focus last when both change.
function DayHeading({ current: { date, number } }: DayMenuProps) {
  const intl = useIntl();
  const language = useLanguage();
  const heading = useFocusOnChange<HTMLHeadingElement>(date);
  return (
    <div>
      <p className={styles.number}>
        {intl.formatMessage({ id: 'mealSelection.dayNumber' }, { number })}
      </p>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {formatDay(date, language, { weekday: 'long', day: 'numeric', month: 'long' })}
      </h2>
    </div>
  );
}

/** Why the selection was not saved: the day in sight is the first that lacks something. */
function DayProblem({ current: { date, missing, required } }: DayMenuProps) {
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

function SmallMenu() {
  const intl = useIntl();
  const dispatch = useDispatch();
  return (
    <Alert
      tone="warning"
      action={
        <Button size="s" variant="secondary" onClick={() => dispatch(delegatePressed())}>
          {intl.formatMessage({ id: 'mealSelection.dietitian.action' })}
        </Button>
      }
    >
      {intl.formatMessage({ id: 'mealSelection.menuTooSmall' })}
    </Alert>
  );
}

/** For a filled day, as long as others are open. */
function RepeatCard({ current }: DayMenuProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { open } = useSelector(selectProgress);
  if (!current.isComplete || open.length === 0) return null;
  return (
    <Alert
      tone="success"
      role="note"
      title={intl.formatMessage({ id: 'mealSelection.repeat.done' })}
      action={
        <Button
          variant="secondary"
          size="s"
          onClick={() => dispatch(repeatPressed({ date: current.date }))}
        >
          {intl.formatMessage({ id: 'mealSelection.repeat.yes' })}
        </Button>
      }
    >
      {intl.formatMessage({ id: 'mealSelection.repeat.text' }, { count: open.length })}
    </Alert>
  );
}
