import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { selectProgress } from '../mealSelectionSelectors.ts';
import { keepCustomizingPressed, repeatPressed } from '../mealSelectionSlice.ts';

interface RepeatDialogProps {
  /** The day that was just filled. */
  date: string;
}

export function RepeatDialog({ date }: RepeatDialogProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { open } = useSelector(selectProgress);
  return (
    <Dialog
      open
      onOpenChange={() => dispatch(keepCustomizingPressed())}
      title={intl.formatMessage({ id: 'mealSelection.repeat.title' })}
      description={intl.formatMessage({ id: 'mealSelection.repeat.text' }, { count: open.length })}
      closeLabel={intl.formatMessage({ id: 'mealSelection.close' })}
      actions={
        <>
          <Button variant="secondary" onClick={() => dispatch(keepCustomizingPressed())}>
            {intl.formatMessage({ id: 'mealSelection.repeat.no' })}
          </Button>
          <Button onClick={() => dispatch(repeatPressed({ date }))}>
            {intl.formatMessage({ id: 'mealSelection.repeat.yes' })}
          </Button>
        </>
      }
    />
  );
}
