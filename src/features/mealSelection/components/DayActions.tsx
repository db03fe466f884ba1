import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../ui/Button.tsx';
import { ArrowEndIcon } from '../../../ui/icons.tsx';
import type { CurrentDay } from '../mealSelectionSelectors.ts';
import { selectProgress } from '../mealSelectionSelectors.ts';
import { dateSelected, savePressed, selectMealSelection } from '../mealSelectionSlice.ts';

export function SaveButton() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { save } = useSelector(selectMealSelection);
  const { open } = useSelector(selectProgress);
  return (
    <Button
      block
      variant={open.length === 0 ? 'accent' : 'secondary'}
      loading={save.status === 'saving' || save.status === 'delegating'}
      onClick={() => dispatch(savePressed())}
    >
      {intl.formatMessage({ id: 'mealSelection.save' })}
    </Button>
  );
}

interface NextDayButtonProps {
  current: CurrentDay;
}

export function NextDayButton({ current: { next, isComplete } }: NextDayButtonProps) {
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
export function NextStepButton({ current }: NextDayButtonProps) {
  const { open } = useSelector(selectProgress);
  const othersOpen = open.some((date) => date !== current.date);
  return othersOpen ? <NextDayButton current={current} /> : <SaveButton />;
}
