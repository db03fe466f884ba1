import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { EmailField } from '../../forms/PersonFields.tsx';
import { Form, SubmitButton } from '../../forms/Form.tsx';
import { FormPasswordField } from '../../forms/TextFields.tsx';
import { safeRedirect } from '../../routing/redirect.ts';
import { selectSearch } from '../../routing/routerSlice.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Container } from '../../ui/Layout.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { ForgotPasswordLink } from './components/ForgotPasswordLink.tsx';
import { OtherWaysIn } from './components/OtherWaysIn.tsx';
import { emptyLogin, loginSchema } from './loginForm.ts';
import styles from './LoginPage.module.css';
import { loginSubmitted, selectLogin } from './loginSlice.ts';

export function LoginPage() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, failure } = useSelector(selectLogin);
  const redirect = safeRedirect(useSelector(selectSearch)) ?? undefined;
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <Container className={styles.page}>
      <div className={styles.panel}>
        <header className={styles.head}>
          <h1>{text('login.title')}</h1>
          <p>{text('login.text')}</p>
        </header>
        {redirect && <Alert>{text('validation.pleaseLogin')}</Alert>}
        <Form
          label={text('title.login')}
          initialValues={emptyLogin}
          schema={loginSchema}
          failure={failure}
          loading={status === 'sending'}
          onSubmit={(credentials) => dispatch(loginSubmitted(credentials))}
        >
          <EmailField autoComplete="username" />
          <FormPasswordField name="password" autoComplete="current-password" />
          <ForgotPasswordLink redirect={redirect} />
          <SubmitButton block size="l">
            {text('login.submit')}
          </SubmitButton>
        </Form>
        <OtherWaysIn redirect={redirect} />
      </div>
      <div className={styles.picture}>
        <PictureFrame
          src="/images/gallery/fit-life-table.svg"
          alt=""
          width={800}
          height={600}
          ratio="portrait"
          shape="leaf"
        />
      </div>
    </Container>
  );
}
