import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFailureText } from '../../forms/useFailureText.ts';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { CheckIcon, MailIcon } from '../../ui/icons.tsx';
import { PanelPage } from '../../ui/PanelPage.tsx';
import { useFocusOnChange } from '../../ui/useFocusOnChange.ts';
import { selectIsCustomer } from '../session/sessionSlice.ts';
import { confirmRetryPressed, selectConfirmEmail } from './confirmEmailSlice.ts';
import { UnusableLink } from './UnusableLink.tsx';

export function ConfirmEmailPage() {
  const { status, email, linkRejected } = useSelector(selectConfirmEmail);
  if (linkRejected) return <UnusableLink reason="closed" />;
  if (status === 'loading') return <Working />;
  if (status === 'failed') return <Failed />;
  return email === null ? <UnusableLink reason="missing" /> : <Confirmed email={email} />;
}

function Working() {
  const intl = useIntl();
  return (
    <PanelPage
      icon={<MailIcon size={30} />}
      title={intl.formatMessage({ id: 'title.confirmEmail' })}
      intro={<p role="status">{intl.formatMessage({ id: 'confirmEmail.working' })}</p>}
    />
  );
}

function Failed() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const textOf = useFailureText();
  const { failure } = useSelector(selectConfirmEmail);
  const title = useFocusOnChange<HTMLHeadingElement>('failed', { initially: true });
  return (
    <PanelPage
      icon={<MailIcon size={30} />}
      titleRef={title}
      title={intl.formatMessage({ id: 'confirmEmail.failed' })}
    >
      {failure && <Alert tone="danger">{textOf(failure)}</Alert>}
      <Button block size="l" onClick={() => dispatch(confirmRetryPressed())}>
        {intl.formatMessage({ id: 'common.retry' })}
      </Button>
    </PanelPage>
  );
}

function Confirmed({ email }: { email: string }) {
  const intl = useIntl();
  const isCustomer = useSelector(selectIsCustomer);
  const title = useFocusOnChange<HTMLHeadingElement>('done', { initially: true });
  const address = <EmailAddress key="email">{email}</EmailAddress>;
  return (
    <PanelPage
      icon={<CheckIcon size={30} />}
      titleRef={title}
      title={intl.formatMessage({ id: 'confirmEmail.done.title' })}
      intro={<p>{intl.formatMessage({ id: 'confirmEmail.done.text' }, { email: address })}</p>}
    >
      <Link
        to={isCustomer ? paths.profile() : paths.login()}
        className={buttonClass({ size: 'l', block: true })}
      >
        {intl.formatMessage({ id: isCustomer ? 'shell.profile' : 'shell.login' })}
      </Link>
    </PanelPage>
  );
}
