import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { alertClosed, type CustomAlert } from '../alertsSlice.ts';

interface CustomDialogProps {
  alert: CustomAlert;
  open: boolean;
}

export function CustomDialog({ alert, open }: CustomDialogProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const close = () => dispatch(alertClosed());
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={intl.formatMessage({ id: alert.titleKey })}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
      actions={<Button onClick={close}>{intl.formatMessage({ id: 'alerts.ok' })}</Button>}
    >
      <Alert tone={alert.tone}>{intl.formatMessage({ id: alert.textKey })}</Alert>
    </Dialog>
  );
}
