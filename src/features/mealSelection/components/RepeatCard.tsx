import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { CurrentDay } from '../mealSelectionSelectors.ts';
import { selectProgress } from '../mealSelectionSelectors.ts';
import { repeatPressed } from '../mealSelectionSlice.ts';

interface RepeatCardProps {
  current: CurrentDay;
}

/** For a filled day, as long as others are open. */
export function RepeatCard({ current }: RepeatCardProps) {
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
