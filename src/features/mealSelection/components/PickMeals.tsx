import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ArrowEndIcon } from '../../../ui/icons.tsx';
import { Container, Stack } from '../../../ui/Layout.tsx';
import { selectCurrentDay, selectProgress, type CurrentDay } from '../mealSelectionSelectors.ts';
import {
  dateSelected,
  delegatePressed,
  savePressed,
  selectMealSelection,
} from '../mealSelectionSlice.ts';
import { DayMenu } from './DayMenu.tsx';
import { DaysCalendar } from './DaysCalendar.tsx';
import { DishCounter } from './DishSection.tsx';
import styles from './PickMeals.module.css';
import { SaveFailure } from './SaveFailure.tsx';

/** The days of the plan beside the menu of one of them. */
export function PickMeals() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const current = useSelector(selectCurrentDay);
  const { open } = useSelector(selectProgress);
  if (current === null) return null;
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
                {open.length > 0 && <NextDayButton current={current} />}
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
          <DayMenu current={current} />
          <div className={styles.end}>
            <SaveButton />
          </div>
        </Stack>
      </Container>
      <ActionBar summary={<BarCounters current={current} />}>
        <NextStepButton current={current} />
      </ActionBar>
    </>
  );
}

function PlanProgress() {
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

/** How many days a repeat could not fill. */
function RepeatResult() {
  const intl = useIntl();
  const { leftOpen } = useSelector(selectMealSelection).repeat;
  if (leftOpen === null) return null;
  return (
    <Alert tone={leftOpen === 0 ? 'success' : 'warning'} role="status">
      {leftOpen === 0
        ? intl.formatMessage({ id: 'mealSelection.repeat.all' })
        : intl.formatMessage({ id: 'mealSelection.repeat.left' }, { count: leftOpen })}
    </Alert>
  );
}

function SaveButton() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { save } = useSelector(selectMealSelection);
  const { open } = useSelector(selectProgress);
  return (
    <Button
      block
      variant={open.length === 0 ? 'primary' : 'secondary'}
      loading={save.status === 'sending' || save.status === 'delegating'}
      onClick={() => dispatch(savePressed())}
    >
      {intl.formatMessage({ id: 'mealSelection.save' })}
    </Button>
  );
}

interface CurrentDayProps {
  current: CurrentDay;
}

function NextDayButton({ current: { next, isComplete } }: CurrentDayProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
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

/** The one thing to do next: the following open day, and at the end saving. */
function NextStepButton({ current }: CurrentDayProps) {
  const { open } = useSelector(selectProgress);
  const othersOpen = open.some((date) => date !== current.date);
  return othersOpen ? <NextDayButton current={current} /> : <SaveButton />;
}

function BarCounters({ current: { day, required } }: CurrentDayProps) {
  return (
    <div className={styles.counters}>
      {required.meals > 0 && (
        <DishCounter kind="meal" chosen={day.meals.length} required={required.meals} />
      )}
      {required.snacks > 0 && (
        <DishCounter kind="snack" chosen={day.snacks.length} required={required.snacks} />
      )}
    </div>
  );
}
