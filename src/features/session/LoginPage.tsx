import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { draftNames } from '../../forms/draftNames.ts';
import { Form, SubmitButton } from '../../forms/Form.tsx';
import { EmailField } from '../../forms/PersonFields.tsx';
import { FormPasswordField } from '../../forms/TextFields.tsx';
import { TOO_MANY_REQUESTS } from '../../forms/useFailureText.ts';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { safeRedirect } from '../../routing/redirect.ts';
import { selectSearch } from '../../routing/routerSlice.ts';
import { Alert } from '../../ui/Alert.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Container } from '../../ui/Layout.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { useDraft } from '../drafts/useDraft.ts';
import { emptyLogin, loginSchema } from './loginForm.ts';
import styles from './LoginPage.module.css';
import { loginSubmitted, selectLogin } from './loginSlice.ts';

/** Every link to another account page keeps the address that the customer came from. */
export function LoginPage() {
  const intl = useIntl();
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
        <LoginForm redirect={redirect} />
        <SignUpLinks redirect={redirect} />
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

interface RedirectProps {
  redirect: string | undefined;
}

function LoginForm({ redirect }: RedirectProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, failure } = useSelector(selectLogin);
  const draft = useDraft(draftNames.login);
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <Form
      label={text('title.login')}
      initialValues={emptyLogin}
      schema={loginSchema}
      draft={draft}
      failure={failure}
      loading={status === 'sending'}
      onSubmit={(credentials) => dispatch(loginSubmitted(credentials))}
    >
      <EmailField autoComplete="username" />
      <FormPasswordField name="password" autoComplete="current-password" />
      <Link className={styles.forgot} to={paths.forgotPassword(redirect)}>
        {text('login.forgot')}
      </Link>
      {failure?.code === TOO_MANY_REQUESTS && <Alert>{text('login.tooMany')}</Alert>}
      <SubmitButton block size="l">
        {text('shell.login')}
      </SubmitButton>
    </Form>
  );
}

/** For visitors without an account. */
function SignUpLinks({ redirect }: RedirectProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <section className={styles.ways} aria-label={text('login.new')}>
      <p className={styles.question}>{text('login.new')}</p>
      <p className={styles.quick}>{text('login.quickText')}</p>
      <Link
        className={buttonClass({ variant: 'secondary', block: true })}
        to={paths.quickSignUp(redirect)}
      >
        {text('title.quickSignUp')}
      </Link>
      <Link
        className={buttonClass({ variant: 'ghost', block: true })}
        to={paths.register(redirect)}
      >
        {text('title.register')}
      </Link>
    </section>
  );
}
