import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Container, Stack } from '../../../ui/Layout.tsx';
import type { CurrentDay } from '../mealSelectionSelectors.ts';
import { selectCurrentDay, selectProgress } from '../mealSelectionSelectors.ts';
import { delegatePressed, selectMealSelection } from '../mealSelectionSlice.ts';
import { NextDayButton, NextStepButton, SaveButton } from './DayActions.tsx';
import { DayMenu } from './DayMenu.tsx';
import { DaysCalendar } from './DaysCalendar.tsx';
import { DishCounter } from './DishCounter.tsx';
import styles from './PickMeals.module.css';
import { PlanProgress } from './PlanProgress.tsx';
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

/** What a repeat has left to choose by hand. */
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

interface BarCountersProps {
  current: CurrentDay;
}

function BarCounters({ current: { day, required } }: BarCountersProps) {
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
