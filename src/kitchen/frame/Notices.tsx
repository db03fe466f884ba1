import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { useNotificationContext, useTranslate } from 'ra-core';
import { useText } from '../i18n/useText.ts';

/** The result of the last action, shown until it is closed or replaced by the next one. */
export function Notices() {
  const text = useText();
  const translate = useTranslate();
  const { notifications, setNotifications } = useNotificationContext();
  const last = notifications.at(-1);
  if (typeof last?.message !== 'string') return null;
  const { message, type, notificationOptions } = last;
  const severity = type === 'success' || type === 'error' || type === 'warning' ? type : 'info';
  return (
    <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
      <Alert
        severity={severity}
        variant="filled"
        action={
          <IconButton
            color="inherit"
            aria-label={text('frame.closeNotice')}
            onClick={() => setNotifications([])}
          >
            <CloseIcon />
          </IconButton>
        }
      >
        {translate(message, notificationOptions?.messageArgs)}
      </Alert>
    </Snackbar>
  );
}
