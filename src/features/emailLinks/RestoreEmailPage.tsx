import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFailureText } from '../../forms/useFailureText.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { LockIcon } from '../../ui/icons.tsx';
import { PanelPage } from '../../ui/PanelPage.tsx';
import { restoreSubmitted, selectRestoreEmail } from './restoreEmailSlice.ts';
import { UnusableLink } from './UnusableLink.tsx';

/** Asks before it acts: mail programs that open links must not end sessions. */
export function RestoreEmailPage() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const textOf = useFailureText();
  const { token, linkRejected, status, failure } = useSelector(selectRestoreEmail);
  if (token === null) return <UnusableLink reason={linkRejected ? 'closed' : 'missing'} />;
  return (
    <PanelPage
      icon={<LockIcon size={30} />}
      title={intl.formatMessage({ id: 'restoreEmail.title' })}
      intro={<p>{intl.formatMessage({ id: 'restoreEmail.text' })}</p>}
    >
      {failure && <Alert tone="danger">{textOf(failure)}</Alert>}
      <Button
        block
        size="l"
        loading={status === 'sending'}
        onClick={() => dispatch(restoreSubmitted())}
      >
        {intl.formatMessage({ id: 'restoreEmail.submit' })}
      </Button>
    </PanelPage>
  );
}
