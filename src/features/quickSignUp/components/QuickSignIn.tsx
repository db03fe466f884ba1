import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { EmailField } from '../../../forms/EmailField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { FormPasswordField } from '../../../forms/FormPasswordField.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { emptyLogin, loginSchema } from '../../session/loginForm.ts';
import { loginSubmitted, selectLogin } from '../../session/loginSlice.ts';
import { WayCard } from './WayCard.tsx';

export function QuickSignIn() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, failure } = useSelector(selectLogin);
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
    </WayCard>
  );
}
