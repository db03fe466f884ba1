import { PASSWORD_MIN } from '../../contract/rules/password.ts';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { draftNames } from '../../forms/draftNames.ts';
import { Form, SubmitButton } from '../../forms/Form.tsx';
import {
  EmailField,
  NameFields,
  NewPasswordFields,
  PhoneField,
  TermsField,
} from '../../forms/PersonFields.tsx';
import { FormPasswordField } from '../../forms/TextFields.tsx';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { safeRedirect } from '../../routing/redirect.ts';
import { selectSearch } from '../../routing/routerSlice.ts';
import { Alert } from '../../ui/Alert.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Card } from '../../ui/Card.tsx';
import { PageSection, Stack } from '../../ui/Layout.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { useDraft } from '../drafts/useDraft.ts';
import { emptyLogin, loginSchema } from '../session/loginForm.ts';
import { loginSubmitted, selectLogin } from '../session/loginSlice.ts';
import { selectCustomerInfo } from '../session/sessionSlice.ts';
import { emptyQuickSignUp, quickSignUpSchema } from './quickSignUpForm.ts';
import styles from './QuickSignUpPage.module.css';
import { quickSignUpSubmitted, selectQuickSignUp } from './quickSignUpSlice.ts';

export function QuickSignUpPage() {
  const intl = useIntl();
  return (
    <PageSection
      headingLevel={1}
      title={intl.formatMessage({ id: 'quick.title' })}
      intro={intl.formatMessage({ id: 'quick.intro' })}
    >
      <Stack gap="l">
        <SignedInAlready />
        <div className={styles.ways}>
          <SignUpCard />
          <div className={styles.signIn}>
            <SignInCard />
            <PictureFrame
              src="/images/gallery/fit-pro-table.svg"
              alt=""
              width={800}
              height={600}
              shape="leaf"
              className={styles.picture}
            />
          </div>
        </div>
      </Stack>
    </PageSection>
  );
}

function SignedInAlready() {
  const intl = useIntl();
  const customer = useSelector(selectCustomerInfo);
  const redirect = safeRedirect(useSelector(selectSearch));
  if (customer === null) return null;
  return (
    <Alert
      tone="info"
      action={
        <Link to={redirect ?? paths.home()} className={buttonClass({ size: 's' })}>
          {intl.formatMessage({ id: 'quick.continue' })}
        </Link>
      }
    >
      {intl.formatMessage(
        { id: 'quick.signedIn' },
        { name: <bdi key="name">{customer.profile.first_name}</bdi> },
      )}
    </Alert>
  );
}

function SignInCard() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, failure } = useSelector(selectLogin);
  const draft = useDraft(draftNames.login);
  const redirect = safeRedirect(useSelector(selectSearch)) ?? undefined;
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <FormCard title={text('quick.signInTitle')} text={text('quick.signInText')}>
      <Form
        idPrefix="sign-in"
        label={text('quick.signInTitle')}
        schema={loginSchema}
        initialValues={emptyLogin}
        draft={draft}
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
    </FormCard>
  );
}

function SignUpCard() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, failure } = useSelector(selectQuickSignUp);
  const draft = useDraft(draftNames.quickSignUp);
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <FormCard title={text('quick.signUpTitle')} text={text('quick.signUpText')}>
      <Form
        idPrefix="sign-up"
        label={text('quick.signUpTitle')}
        schema={quickSignUpSchema}
        initialValues={emptyQuickSignUp}
        draft={draft}
        onSubmit={(values) => dispatch(quickSignUpSubmitted(values))}
        failure={failure}
        loading={status === 'sending'}
      >
        <NameFields />
        <PhoneField />
        <EmailField />
        <NewPasswordFields
          hint={intl.formatMessage({ id: 'quick.passwordHint' }, { min: PASSWORD_MIN })}
        />
        <TermsField />
        <SubmitButton size="l" block>
          {text('quick.signUp')}
        </SubmitButton>
      </Form>
    </FormCard>
  );
}

interface FormCardProps {
  title: string;
  text: string;
  children: ReactNode;
}

function FormCard({ title, text, children }: FormCardProps) {
  const id = useId();
  return (
    <Card as="section" variant="leaf" padding="l" labelledBy={id} className={styles.card}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </Card>
  );
}
