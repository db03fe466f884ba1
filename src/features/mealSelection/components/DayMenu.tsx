import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.ts';
import {
  selectDayChoice,
  selectIsDayComplete,
  selectOpenDates,
  type DayMenuView,
} from '../mealSelectionSelectors.ts';
import {
  delegatePressed,
  repeatAsked,
  restDelegated,
  selectMealSelection,
  type WithMealSelection,
} from '../mealSelectionSlice.ts';
import { DayTotals } from './DayTotals.tsx';
import styles from './DayMenu.module.css';

interface DayMenuProps {
  menu: DayMenuView;
}

/** A day of the plan around its dishes. */
export function DayMenu({ menu, children }: DayMenuProps & { children: ReactNode }) {
  return (
    <div className={styles.menu}>
      <DayHeading menu={menu} />
      <DayProblem date={menu.date} />
      {menu.isMenuTooSmall && <SmallMenu />}
      <RepeatCard date={menu.date} />
      <DayTotals />
      {children}
      <DayAnnouncement />
    </div>
  );
}

// Rendered before the problem, so that the problem takes the focus last when both change.
function DayHeading({ menu: { date, number } }: DayMenuProps) {
  const intl = useIntl();
  const language = useLanguage();
  const heading = useFocusOnChange<HTMLHeadingElement>(date);
  return (
    <div>
      <p className={styles.number}>
        {intl.formatMessage({ id: 'mealSelection.dayNumber' }, { number })}
      </p>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {formatLongDay(date, language)}
      </h2>
    </div>
  );
}

const selectProblem = (state: WithMealSelection) => selectMealSelection(state).problem;

/** Why the selection was not saved: the visible day is the first incomplete one. */
export function DayProblem({ date }: { date: string }) {
  const intl = useIntl();
  const problem = useSelector(selectProblem);
  const choice = useSelector(selectDayChoice);
  const isHere = problem?.date === date;
  const alert = useFocusOnChange<HTMLDivElement>(isHere ? problem.attempt : 0);
  if (!isHere || choice === null) return null;
  const { missing, required } = choice;
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

/** For a complete day while others are open. A repeat that left some open has a message of its own. */
function RepeatCard({ date }: { date: string }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const open = useSelector(selectOpenDates);
  const isComplete = useSelector(selectIsDayComplete);
  const isRepeated = useSelector(selectIsRepeated);
  if (!isComplete || isRepeated || open.length === 0) return null;
  return (
    <Alert
      tone="success"
      role="note"
      title={intl.formatMessage({ id: 'mealSelection.repeat.done' })}
    >
      <p>{intl.formatMessage({ id: 'mealSelection.rest.text' }, { count: open.length })}</p>
      <div className={styles.ways}>
        <Button size="s" onClick={() => dispatch(repeatAsked({ date }))}>
          {intl.formatMessage({ id: 'mealSelection.repeat.yes' })}
        </Button>
        <Button size="s" variant="secondary" onClick={() => dispatch(restDelegated())}>
          {intl.formatMessage({ id: 'mealSelection.rest.action' })}
        </Button>
      </div>
    </Alert>
  );
}

const selectIsRepeated = (state: WithMealSelection) =>
  Boolean(selectMealSelection(state).repeat.result?.before);

/** Says each change of the day to screen readers, once. */
export function DayAnnouncement() {
  const intl = useIntl();
  const language = useLanguage();
  const choice = useSelector(selectDayChoice);
  if (choice === null) return null;
  const { day, required } = choice;
  const counts = [
    ...(required.meals > 0 ? [{ kind: 'meal', field: 'meals' } as const] : []),
    ...(required.snacks > 0 ? [{ kind: 'snack', field: 'snacks' } as const] : []),
  ].map(({ kind, field }) =>
    intl.formatMessage(
      { id: `mealSelection.count.${kind}` },
      { chosen: day[field].length, count: required[field] },
    ),
  );
  return (
    <p role="status" className="visuallyHidden">
      {formatList(counts, language)}
    </p>
  );
}
