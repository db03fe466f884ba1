import { RESET_LINK_MINUTES } from '../../contract/policies.ts';
import { PASSWORD_MIN } from '../../contract/rules/password.ts';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Form, SubmitButton } from '../../forms/Form.tsx';
import { FormPasswordField } from '../../forms/TextFields.tsx';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { LockIcon, MailIcon } from '../../ui/icons.tsx';
import { PanelPage } from '../../ui/PanelPage.tsx';
import { useFocusOnChange } from '../../ui/useFocusOnChange.ts';
import { selectIsCustomer } from '../session/sessionSlice.ts';
import { emptyPasswords, resetPasswordSchema } from './resetPasswordForm.ts';
import { passwordResetSubmitted, selectResetPassword } from './resetPasswordSlice.ts';

export function ResetPasswordPage() {
  const { token, linkRejected } = useSelector(selectResetPassword);
  if (token !== null) return <NewPassword />;
  return linkRejected ? <RejectedLink /> : <NoLink />;
}

function NewPassword() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, failure } = useSelector(selectResetPassword);
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <PanelPage
      icon={<LockIcon size={30} />}
      title={text('reset.title')}
      intro={<p>{text('reset.intro')}</p>}
    >
      <Form
        label={text('reset.title')}
        schema={resetPasswordSchema}
        initialValues={emptyPasswords}
        failure={failure}
        loading={status === 'sending'}
        onSubmit={(passwords) => dispatch(passwordResetSubmitted(passwords))}
      >
        <FormPasswordField
          name="password"
          label={text('field.new_password')}
          autoComplete="new-password"
          hint={intl.formatMessage({ id: 'register.passwordHint' }, { min: PASSWORD_MIN })}
        />
        <FormPasswordField name="confirm_password" autoComplete="new-password" />
        <SubmitButton block size="l">
          {text('reset.submit')}
        </SubmitButton>
      </Form>
    </PanelPage>
  );
}

/** Used, expired or mistyped: the server does not say which. */
function RejectedLink() {
  const intl = useIntl();
  const title = useFocusOnChange<HTMLHeadingElement>('rejected', { initially: true });
  const time = intl.formatMessage({ id: 'wait.minutes' }, { count: RESET_LINK_MINUTES });
  return (
    <PanelPage
      icon={<MailIcon size={30} />}
      titleRef={title}
      title={intl.formatMessage({ id: 'reset.closed.title' })}
      intro={<p>{intl.formatMessage({ id: 'reset.closed.text' }, { time })}</p>}
    >
      <RequestAnotherLink />
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
      <RequestAnotherLink />
    </PanelPage>
  );
}

/** Only guests may open the page that sends links; a customer changes the password under Profile. */
function RequestAnotherLink() {
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
