import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { FormPasswordField } from '../../../forms/TextFields.tsx';
import { isAnotherEmail, type ProfileValues } from '../profileEditForm.ts';

/** Shown once the form holds another e-mail than the present one. */
export function PasswordForNewEmail({ present }: { present: string }) {
  const intl = useIntl();
  const { values } = useFormikContext<ProfileValues>();
  if (!isAnotherEmail(values.email, present)) return null;
  return (
    <FormPasswordField
      name="password"
      label={intl.formatMessage({ id: 'profile.emailPassword' })}
      hint={intl.formatMessage({ id: 'profile.emailPasswordHint' })}
      autoComplete="current-password"
    />
  );
}
