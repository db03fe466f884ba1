import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { selectProgress } from '../mealSelectionSelectors.ts';
import {
  delegateConfirmed,
  delegateDismissed,
  keepCustomizingPressed,
  repeatPressed,
} from '../mealSelectionSlice.ts';

interface RepeatDialogProps {
  /** The day that was just filled. */
  date: string;
}

export function RepeatDialog({ date }: RepeatDialogProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { open } = useSelector(selectProgress);
  return (
    <ConfirmDialog
      open
      title={intl.formatMessage({ id: 'mealSelection.repeat.title' })}
      confirmLabel={intl.formatMessage({ id: 'mealSelection.repeat.yes' })}
      cancelLabel={intl.formatMessage({ id: 'mealSelection.repeat.no' })}
      closeLabel={intl.formatMessage({ id: 'mealSelection.close' })}
      onConfirm={() => dispatch(repeatPressed({ date }))}
      onCancel={() => dispatch(keepCustomizingPressed())}
    >
      {intl.formatMessage({ id: 'mealSelection.repeat.text' }, { count: open.length })}
    </ConfirmDialog>
  );
}

export function DelegateDialog() {
  const intl = useIntl();
  const dispatch = useDispatch();
  return (
    <ConfirmDialog
      open
      title={intl.formatMessage({ id: 'mealSelection.dietitian.title' })}
      confirmLabel={intl.formatMessage({ id: 'mealSelection.dietitian.action' })}
      cancelLabel={intl.formatMessage({ id: 'mealSelection.dietitian.no' })}
      closeLabel={intl.formatMessage({ id: 'mealSelection.close' })}
      onConfirm={() => dispatch(delegateConfirmed())}
      onCancel={() => dispatch(delegateDismissed())}
    >
      {intl.formatMessage({ id: 'mealSelection.dietitian.question' })}
    </ConfirmDialog>
  );
}
