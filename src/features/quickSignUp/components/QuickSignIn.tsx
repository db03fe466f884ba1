import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { EmailField } from '../../../forms/EmailField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { FormPasswordField } from '../../../forms/FormPasswordField.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { paths } from '../../../routing/paths.ts';
import { loginSubmitted, selectLogin } from '../../session/loginSlice.ts';
import { emptyQuickSignIn, quickSignInSchema } from '../quickSignUpForm.ts';
import styles from '../QuickSignUpPage.module.css';
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
        schema={quickSignInSchema}
        initialValues={emptyQuickSignIn}
        onSubmit={(credentials) => dispatch(loginSubmitted(credentials))}
        failure={failure}
        loading={status === 'sending'}
      >
        <EmailField autoComplete="username" />
        <FormPasswordField name="password" autoComplete="current-password" />
        <Link to={paths.forgotPassword()} className={styles.forgot}>
          {text('quick.forgot')}
        </Link>
        <SubmitButton block>{text('quick.signIn')}</SubmitButton>
      </Form>
    </WayCard>
  );
}
