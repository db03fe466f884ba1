import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import {
  notificationDismissed,
  selectNotifications,
} from '../features/notifications/notificationsSlice.ts';

const SHOWN_MS = 6000;

export function Toasts() {
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={SHOWN_MS}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <ToastsOfStore />
    </SnackbarProvider>
  );
}

/** Hands what the store wants to say to the toasts; a toast that was shown leaves the store. */
function ToastsOfStore() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { enqueueSnackbar } = useSnackbar();
  const notifications = useSelector(selectNotifications);
  useEffect(() => {
    for (const { id, tone, key, text, values } of notifications) {
      const message = text ?? (key === undefined ? '' : intl.formatMessage({ id: key }, values));
      enqueueSnackbar(message, { key: id, variant: tone });
      dispatch(notificationDismissed(id));
    }
  }, [notifications, intl, dispatch, enqueueSnackbar]);
  return null;
}
