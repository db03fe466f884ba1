import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { selectForgotPassword } from '../forgotPasswordSlice.ts';

/** How asking once more went. */
export function ResendNotice() {
  const intl = useIntl();
  const textOf = useFailureText();
  const { status, failure, sentCount } = useSelector(selectForgotPassword);
  if (failure) return <Alert tone="danger">{textOf(failure)}</Alert>;
  if (sentCount < 2 || status === 'sending') return null;
  return (
    <Alert key={sentCount} tone="success">
      {intl.formatMessage({ id: 'forgot.sent.sentAgain' })}
    </Alert>
  );
}
