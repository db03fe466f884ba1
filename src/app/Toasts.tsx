import { SnackbarProvider, useSnackbar, type CustomContentProps } from 'notistack';
import { useEffect, useRef, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import {
  notificationDismissed,
  selectNotifications,
} from '../features/notifications/notificationsSlice.ts';
import { Alert } from '../ui/Alert.tsx';
import { cx } from '../ui/cx.ts';
import styles from './Toasts.module.css';

const SHOWN_MS = 6000;

const TONES = { success: 'success', info: 'info', warning: 'warning', error: 'danger' } as const;

interface ToastProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement> | undefined;
}

const toastOf = (tone: keyof typeof TONES) =>
  function Toast({ ref, message }: ToastProps) {
    return (
      <Alert ref={ref} tone={TONES[tone]} role="alert" className={styles.toast}>
        {message}
      </Alert>
    );
  };

const toasts = {
  success: toastOf('success'),
  info: toastOf('info'),
  warning: toastOf('warning'),
  error: toastOf('error'),
};

/** At the end of the header, below it. */
export function Toasts() {
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={SHOWN_MS}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      Components={toasts}
      classes={{ containerRoot: cx(styles.root) }}
    >
      <ToastsOfStore />
    </SnackbarProvider>
  );
}

/**
 * Passes the store's notifications to the toasts; a shown toast leaves the store. A success closes the failures
 * before it: the customer has tried again.
 */
function ToastsOfStore() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const failures = useRef<string[]>([]);
  const notifications = useSelector(selectNotifications);
  useEffect(() => {
    for (const { id, tone, key, text, values } of notifications) {
      const message = text ?? (key === undefined ? '' : intl.formatMessage({ id: key }, values));
      if (tone === 'success') failures.current.splice(0).forEach((shown) => closeSnackbar(shown));
      if (tone === 'error') failures.current.push(id);
      enqueueSnackbar(message, { key: id, variant: tone });
      dispatch(notificationDismissed(id));
    }
  }, [notifications, intl, dispatch, enqueueSnackbar, closeSnackbar]);
  return null;
}
