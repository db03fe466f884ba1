import { useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import {
  notificationDismissed,
  selectNotifications,
} from '../features/notifications/notificationsSlice.ts';

/** Hands what the store wants to say to the toasts; a toast that was shown leaves the store. */
export function Notifications() {
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
