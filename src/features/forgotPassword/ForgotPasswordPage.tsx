import { useSelector } from 'react-redux';
import { CheckEmail } from './components/CheckEmail.tsx';
import { RequestLink } from './components/RequestLink.tsx';
import { selectForgotPassword } from './forgotPasswordSlice.ts';

export function ForgotPasswordPage() {
  const { sentTo } = useSelector(selectForgotPassword);
  return sentTo === null ? <RequestLink /> : <CheckEmail email={sentTo} />;
}
