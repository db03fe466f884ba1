import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { delegateConfirmed, delegateDismissed } from '../mealSelectionSlice.ts';

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
