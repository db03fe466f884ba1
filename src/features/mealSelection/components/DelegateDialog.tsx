import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { delegateConfirmed, delegateDismissed } from '../mealSelectionSlice.ts';

export function DelegateDialog() {
  const intl = useIntl();
  const dispatch = useDispatch();
  return (
    <Dialog
      open
      onOpenChange={() => dispatch(delegateDismissed())}
      title={intl.formatMessage({ id: 'mealSelection.dietitian.title' })}
      description={intl.formatMessage({ id: 'mealSelection.dietitian.question' })}
      closeLabel={intl.formatMessage({ id: 'mealSelection.close' })}
      actions={
        <>
          <Button variant="secondary" onClick={() => dispatch(delegateDismissed())}>
            {intl.formatMessage({ id: 'mealSelection.dietitian.no' })}
          </Button>
          <Button onClick={() => dispatch(delegateConfirmed())}>
            {intl.formatMessage({ id: 'mealSelection.dietitian.action' })}
          </Button>
        </>
      }
    />
  );
}
