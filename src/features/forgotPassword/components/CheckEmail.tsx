import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../ui/Button.tsx';
import { MailIcon } from '../../../ui/icons.tsx';
import { PanelPage } from '../../../ui/PanelPage.tsx';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.ts';
import { linkRequested, otherEmailPressed, selectForgotPassword } from '../forgotPasswordSlice.ts';
import { BackToLogin } from './BackToLogin.tsx';
import { ResendNotice } from './ResendNotice.tsx';
import styles from './CheckEmail.module.css';
import { useWaitText } from '../../../i18n/useWaitText.ts';

/** The link is on its way; it can be asked for again. */
export function CheckEmail({ email }: { email: string }) {
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
          <p>
            {intl.formatMessage(
              { id: 'forgot.sent.text' },
              {
                email: (
                  <bdi key="email" dir="ltr" className={styles.email}>
                    {email}
                  </bdi>
                ),
              },
            )}
          </p>
          <p>{text('forgot.sent.hint')}</p>
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

/** Rests while the server takes no further request; focus stays on it. */
function ResendButton({ email }: { email: string }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const waitText = useWaitText();
  const { status, wait } = useSelector(selectForgotPassword);
  const rests = wait > 0;
  return (
    <Button
      variant="secondary"
      block
      loading={status === 'sending'}
      aria-disabled={rests || undefined}
      onClick={() => {
        if (!rests) dispatch(linkRequested({ email }));
      }}
    >
      {rests
        ? intl.formatMessage({ id: 'forgot.sent.againIn' }, { time: waitText(wait) })
        : intl.formatMessage({ id: 'forgot.sent.again' })}
    </Button>
  );
}
