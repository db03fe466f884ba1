import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '../../routing/paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { MailIcon } from '../../ui/icons.tsx';
import { PanelPage } from '../../ui/PanelPage.tsx';
import { useFocusOnChange } from '../../ui/useFocusOnChange.ts';
import { selectIsCustomer } from '../session/sessionSlice.ts';
import { NewPassword } from './components/NewPassword.tsx';
import { selectResetPassword } from './resetPasswordSlice.ts';

export function ResetPasswordPage() {
  const { token, status } = useSelector(selectResetPassword);
  if (token !== null) return <NewPassword />;
  return status === 'closed' ? <ClosedLink /> : <NoLink />;
}

/** Used, expired or mistyped: the server does not tell which. */
function ClosedLink() {
  const intl = useIntl();
  const title = useFocusOnChange<HTMLHeadingElement>('closed', { initially: true });
  return (
    <PanelPage
      icon={<MailIcon size={30} />}
      titleRef={title}
      title={intl.formatMessage({ id: 'reset.closed.title' })}
      intro={<p>{intl.formatMessage({ id: 'reset.closed.text' })}</p>}
    >
      <AnotherLink />
    </PanelPage>
  );
}

/** Opened without the mailed link. */
function NoLink() {
  const intl = useIntl();
  return (
    <PanelPage
      icon={<MailIcon size={30} />}
      title={intl.formatMessage({ id: 'reset.missing.title' })}
      intro={<p>{intl.formatMessage({ id: 'reset.missing.text' })}</p>}
    >
      <AnotherLink />
    </PanelPage>
  );
}

/** The page that sends links is for guests; a customer changes the password under Profile. */
function AnotherLink() {
  const intl = useIntl();
  const isCustomer = useSelector(selectIsCustomer);
  return (
    <Link
      to={isCustomer ? paths.profile() : paths.forgotPassword()}
      className={buttonClass({ size: 'l', block: true })}
    >
      {intl.formatMessage({ id: isCustomer ? 'reset.toProfile' : 'reset.another' })}
    </Link>
  );
}
