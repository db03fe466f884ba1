import { RESET_LINK_MINUTES } from '../../contract/policies.ts';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { draftNames } from '../../forms/draftNames.ts';
import { Form, SubmitButton } from '../../forms/Form.tsx';
import { EmailField } from '../../forms/PersonFields.tsx';
import { useFailureText } from '../../forms/useFailureText.ts';
import { useWaitText } from '../../i18n/useWaitText.ts';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { safeRedirect } from '../../routing/redirect.ts';
import { selectSearch } from '../../routing/routerSlice.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { ArrowStartIcon } from '../../ui/actionIcons.tsx';
import { LockIcon, MailIcon } from '../../ui/icons.tsx';
import { PanelPage } from '../../ui/PanelPage.tsx';
import { useFocusOnChange } from '../../ui/useFocusOnChange.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { emptyRequest, forgotPasswordSchema } from './forgotPasswordForm.ts';
import styles from './ForgotPasswordPage.module.css';
import {
  otherEmailPressed,
  resetLinkSubmitted,
  selectForgotPassword,
} from './forgotPasswordSlice.ts';

export function ForgotPasswordPage() {
  const { sentTo } = useSelector(selectForgotPassword);
  return sentTo === null ? <RequestLink /> : <CheckEmail email={sentTo} />;
}

function RequestLink() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, failure } = useSelector(selectForgotPassword);
  const draft = useDraft(draftNames.forgotPassword);
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <PanelPage
      icon={<LockIcon size={30} />}
      title={text('forgot.title')}
      intro={<p>{text('forgot.intro')}</p>}
      footer={<BackToLogin />}
    >
      <Form
        label={text('forgot.title')}
        schema={forgotPasswordSchema}
        initialValues={emptyRequest}
        draft={draft}
        failure={failure}
        loading={status === 'sending'}
        onSubmit={(values) => dispatch(resetLinkSubmitted(values))}
      >
        <EmailField />
        <SubmitButton block size="l">
          {text('forgot.submit')}
        </SubmitButton>
      </Form>
    </PanelPage>
  );
}

/** Confirms that the link was sent, and can send it again. */
function CheckEmail({ email }: { email: string }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const title = useFocusOnChange<HTMLHeadingElement>('sent', { initially: true });
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <PanelPage
      icon={<MailIcon size={30} />}
      title={text('forgot.sent.title')}
      titleRef={title}
      intro={
        <>
          <SentTo email={email} />
          <p>
            {intl.formatMessage(
              { id: 'forgot.sent.hint' },
              { time: intl.formatMessage({ id: 'wait.minutes' }, { count: RESET_LINK_MINUTES }) },
            )}
          </p>
        </>
      }
      footer={<BackToLogin />}
    >
      <div className={styles.ways}>
        <ResendNotice />
        <ResendButton email={email} />
        <Button variant="ghost" block onClick={() => dispatch(otherEmailPressed())}>
          {text('forgot.sent.other')}
        </Button>
      </div>
    </PanelPage>
  );
}

function SentTo({ email }: { email: string }) {
  const intl = useIntl();
  const address = (
    <bdi key="email" dir="ltr" className={styles.email}>
      {email}
    </bdi>
  );
  return <p>{intl.formatMessage({ id: 'forgot.sent.text' }, { email: address })}</p>;
}

/** The outcome of sending the link again. */
function ResendNotice() {
  const intl = useIntl();
  const textOf = useFailureText();
  const { status, failure, sentCount, wasEarlier } = useSelector(selectForgotPassword);
  if (failure) return <Alert tone="danger">{textOf(failure)}</Alert>;
  if (wasEarlier) {
    return <Alert role="status">{intl.formatMessage({ id: 'forgot.sent.earlier' })}</Alert>;
  }
  if (sentCount < 2 || status === 'sending') return null;
  return (
    <Alert key={sentCount} tone="success">
      {intl.formatMessage({ id: 'forgot.sent.sentAgain' })}
    </Alert>
  );
}

/** Inactive while the server accepts no further request, but not disabled, so that it keeps the focus. */
function ResendButton({ email }: { email: string }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const waitText = useWaitText();
  const { status, wait } = useSelector(selectForgotPassword);
  const isWaiting = wait > 0;
  return (
    <Button
      variant="secondary"
      block
      loading={status === 'sending'}
      aria-disabled={isWaiting || undefined}
      onClick={() => {
        if (!isWaiting) dispatch(resetLinkSubmitted({ email }));
      }}
    >
      {isWaiting
        ? intl.formatMessage({ id: 'forgot.sent.againIn' }, { time: waitText(wait) })
        : intl.formatMessage({ id: 'forgot.sent.again' })}
    </Button>
  );
}

/** Keeps the address that login returns to. */
function BackToLogin() {
  const intl = useIntl();
  const redirect = safeRedirect(useSelector(selectSearch)) ?? undefined;
  return (
    <Link to={paths.login(redirect)} className={buttonClass({ variant: 'ghost' })}>
      <ArrowStartIcon size={18} />
      {intl.formatMessage({ id: 'forgot.backToLogin' })}
    </Link>
  );
}
