import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { alertClosed, type AuthenticationAlert } from '../alertsSlice.ts';
import styles from './AuthenticationDialog.module.css';

interface AuthenticationDialogProps {
  alert: AuthenticationAlert;
  open: boolean;
}

/** Asks a guest to sign up or log in, the quickest way first; each link keeps the address to return to. */
export function AuthenticationDialog({ alert, open }: AuthenticationDialogProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const text = (id: string) => intl.formatMessage({ id });
  const close = () => dispatch(alertClosed());
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={text(alert.titleKey)}
      description={text(alert.textKey)}
      closeLabel={text('common.close')}
    >
      <div className={styles.ways}>
        <Link
          className={buttonClass({ block: true })}
          to={paths.quickSignUp(alert.redirect)}
          onClick={close}
        >
          {text('alerts.authentication.quickSignUp')}
        </Link>
        <Link
          className={buttonClass({ variant: 'secondary', block: true })}
          to={paths.login(alert.redirect)}
          onClick={close}
        >
          {text('shell.login')}
        </Link>
        <Link
          className={buttonClass({ variant: 'ghost', block: true })}
          to={paths.register(alert.redirect)}
          onClick={close}
        >
          {text('title.register')}
        </Link>
      </div>
    </Dialog>
  );
}
