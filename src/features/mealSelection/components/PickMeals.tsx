import { memo, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { formatDay, formatList } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ArrowEndIcon } from '../../../ui/icons.tsx';
import { Container, Stack } from '../../../ui/Layout.tsx';
import { nextTask } from '../../../ui/nextTask.ts';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.ts';
import { useInTransition } from '../../../ui/useInTransition.ts';
import {
  selectDayChoice,
  selectDayCount,
  selectDayMenu,
  selectIsDayComplete,
  selectNextDate,
  selectNextStep,
  selectOpenDates,
  selectSave,
  type DayMenuView,
} from '../mealSelectionSelectors.ts';
import {
  dateSelected,
  delegatePressed,
  kindSelected,
  repeatUndone,
  restDelegated,
  savePressed,
  selectMealSelection,
  type WithMealSelection,
} from '../mealSelectionSlice.ts';
import { DayMenu } from './DayMenu.tsx';
import { DaysCalendar } from './DaysCalendar.tsx';
import { TotalText } from './DayTotals.tsx';
import { DISH_TABS, DishCount, DishMenu } from './DishMenu.tsx';
import styles from './PickMeals.module.css';
import { SaveFailure } from './SaveFailure.tsx';

/** The days of the plan beside the menu of one of them. */
export function PickMeals() {
  const intl = useIntl();
  const dispatch = useDispatch();
  return (
    <>
      <Container className={styles.layout}>
        <div className={styles.days}>
          <Card as="section" padding="s">
            <Stack gap="s">
              <PlanProgress />
              <RepeatResult />
              <DaysCalendar />
              <div className={styles.actions}>
                <NextDayButton />
                <SaveButton />
              </div>
            </Stack>
          </Card>
          <Button variant="ghost" size="s" onClick={() => dispatch(delegatePressed())}>
            {intl.formatMessage({ id: 'mealSelection.dietitian.instead' })}
          </Button>
        </div>
        <Stack gap="m">
          <SaveFailure />
          <DayInSight />
          <div className={styles.end}>
            <SaveButton />
          </div>
        </Stack>
      </Container>
      <ActionBar summary={<DaySummary />}>
        <NextStepButton />
      </ActionBar>
    </>
  );
}

function DayInSight() {
  const selected = useSelector(selectDayMenu);
  const menu = useInTransition(selected);
  return <div aria-busy={menu !== selected}>{menu && <Day menu={menu} />}</div>;
}

const Day = memo(function Day({ menu }: { menu: DayMenuView }) {
  return (
    <DayMenu menu={menu}>
      <DishMenu menu={menu} />
    </DayMenu>
  );
});

function PlanProgress() {
  const intl = useIntl();
  const total = useSelector(selectDayCount);
  const open = useSelector(selectOpenDates);
  const complete = total - open.length;
  const text = intl.formatMessage({ id: 'mealSelection.progress' }, { complete, total });
  return (
    <div className={styles.progress}>
      <p role="status">{text}</p>
      <progress className={styles.bar} value={complete} max={total} aria-label={text} />
    </div>
  );
}

const selectRepeat = (state: WithMealSelection) => selectMealSelection(state).repeat;

/** The result of the last repeat with an undo button, and which days are still incomplete. */
function RepeatResult() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const open = useSelector(selectOpenDates);
  const { result, turn } = useInTransition(useSelector(selectRepeat));
  const alert = useFocusOnChange<HTMLDivElement>(turn);
  if (result === null) return null;
  if (result.before === null) {
    return (
      <Alert ref={alert} role="status">
        {intl.formatMessage({ id: 'mealSelection.repeat.undone' })}
      </Alert>
    );
  }
  return (
    <Alert
      ref={alert}
      tone={open.length === 0 ? 'success' : 'warning'}
      role="status"
      title={intl.formatMessage({ id: 'mealSelection.repeat.applied' }, { count: result.count })}
    >
      {open.length === 0 ? intl.formatMessage({ id: 'mealSelection.repeat.all' }) : <OpenDays />}
      <div className={styles.ways}>
        <Button variant="secondary" size="s" onClick={() => dispatch(repeatUndone())}>
          {intl.formatMessage({ id: 'mealSelection.repeat.undo' })}
        </Button>
        {open.length > 0 && (
          <Button variant="secondary" size="s" onClick={() => dispatch(restDelegated())}>
            {intl.formatMessage({ id: 'mealSelection.rest.action' })}
          </Button>
        )}
      </div>
    </Alert>
  );
}

function OpenDays() {
  const intl = useIntl();
  const language = useLanguage();
  const open = useSelector(selectOpenDates);
  const dates = open.map((date) => formatDay(date, language, { day: 'numeric', month: 'long' }));
  return intl.formatMessage(
    { id: 'mealSelection.repeat.left' },
    { count: open.length, dates: formatList(dates, language) },
  );
}

function SaveButton() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status } = useSelector(selectSave);
  const open = useSelector(selectOpenDates);
  return (
    <Button
      block
      variant={open.length === 0 ? 'primary' : 'secondary'}
      loading={status === 'sending' || status === 'delegating'}
      onClick={() => dispatch(savePressed())}
    >
      {intl.formatMessage({ id: 'mealSelection.save' })}
    </Button>
  );
}

function NextDayButton() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const next = useSelector(selectNextDate);
  const isComplete = useSelector(selectIsDayComplete);
  if (next === null) return null;
  return (
    <Button
      block
      variant={isComplete ? 'primary' : 'secondary'}
      iconEnd={<ArrowEndIcon size={20} />}
      onClick={() => dispatch(dateSelected({ date: next }))}
    >
      {intl.formatMessage({ id: 'mealSelection.nextDay' })}
    </Button>
  );
}

function NextStepButton() {
  switch (useSelector(selectNextStep)) {
    case 'snacks':
      return <SnacksButton />;
    case 'day':
      return <NextDayButton />;
    case 'save':
      return <SaveButton />;
  }
}

function SnacksButton() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const showSnacks = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const tab = currentTarget.ownerDocument.getElementById(`${DISH_TABS}-snack`);
    dispatch(kindSelected({ kind: 'snack' }));
    // Then it is the selected one.
    await nextTask();
    tab?.focus({ preventScroll: true });
    tab?.scrollIntoView({ block: 'start' });
  };
  return (
    <Button block iconEnd={<ArrowEndIcon size={20} />} onClick={(press) => void showSnacks(press)}>
      {intl.formatMessage({ id: 'mealSelection.toSnacks' })}
    </Button>
  );
}

/** The counts and totals of the selected day. */
export function DaySummary() {
  const required = useSelector(selectDayChoice)?.required;
  return (
    <div className={styles.summary}>
      {required && required.meals > 0 && <DishCount kind="meal" />}
      {required && required.snacks > 0 && <DishCount kind="snack" />}
      <span className={styles.energy}>
        <TotalText field="calories" />
      </span>
    </div>
  );
}
