import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { EMAIL_LINK_HOURS } from '../../../contract/policies.ts';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmailAddress } from '../../../ui/EmailAddress.tsx';
import { Cluster } from '../../../ui/Layout.tsx';
import {
  emailCancelSubmitted,
  emailResendSubmitted,
  selectEmailChange,
} from '../../emailChange/emailChangeSlice.ts';

/** The new e-mail that is not confirmed yet, with buttons to resend or cancel. */
export function EmailChangeNotice() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const textOf = useFailureText();
  const { waiting, status, failure } = useSelector(selectEmailChange);
  if (waiting === null) return null;
  const email = <EmailAddress key="email">{waiting.email}</EmailAddress>;
  const time = intl.formatMessage({ id: 'wait.hours' }, { count: EMAIL_LINK_HOURS });
  const isSending = status === 'sending';
  return (
    <>
      <Alert title={intl.formatMessage({ id: 'emailChange.waiting' })}>
        <p>{intl.formatMessage({ id: 'emailChange.text' }, { email, time })}</p>
      </Alert>
      {failure && <Alert tone="danger">{textOf(failure)}</Alert>}
      <Cluster gap="m">
        <Button
          variant="secondary"
          loading={isSending}
          onClick={() => dispatch(emailResendSubmitted())}
        >
          {intl.formatMessage({ id: 'forgot.sent.again' })}
        </Button>
        <Button
          variant="ghost"
          disabled={isSending}
          onClick={() => dispatch(emailCancelSubmitted())}
        >
          {intl.formatMessage({ id: 'emailChange.cancel' })}
        </Button>
      </Cluster>
    </>
  );
}
