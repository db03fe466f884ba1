import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { EmailField } from '../../../forms/PersonFields.tsx';
import { Form, SubmitButton } from '../../../forms/Form.tsx';
import { FormPasswordField } from '../../../forms/TextFields.tsx';
import { paths } from '../../../routing/paths.ts';
import { safeRedirect } from '../../../routing/redirect.ts';
import { selectSearch } from '../../../routing/routerSlice.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { emptyLogin, loginSchema } from '../../session/loginForm.ts';
import { loginSubmitted, selectLogin } from '../../session/loginSlice.ts';
import { WayCard } from './WayCard.tsx';

export function QuickSignIn() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, failure } = useSelector(selectLogin);
  const redirect = safeRedirect(useSelector(selectSearch)) ?? undefined;
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <WayCard title={text('quick.signInTitle')} text={text('quick.signInText')}>
      <Form
        idPrefix="sign-in"
        label={text('quick.signInTitle')}
        schema={loginSchema}
        initialValues={emptyLogin}
        onSubmit={(credentials) => dispatch(loginSubmitted(credentials))}
        failure={failure}
        loading={status === 'sending'}
      >
        <EmailField autoComplete="username" />
        <FormPasswordField name="password" autoComplete="current-password" />
        <SubmitButton block>{text('quick.signIn')}</SubmitButton>
      </Form>
      <Link to={paths.forgotPassword(redirect)} className={buttonClass({ variant: 'ghost' })}>
        {text('login.forgot')}
      </Link>
    </WayCard>
  );
}
