import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { PasswordConfirmation as Confirmation } from '../../../contract/wire/privacy.ts';
import { Form, SubmitButton } from '../../../forms/Form.tsx';
import { FormPasswordField } from '../../../forms/TextFields.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Cluster } from '../../../ui/Layout.tsx';
import { confirmationSchema, noPassword } from '../confirmationForm.ts';
import { privacyFormClosed, selectPrivacy } from '../privacySlice.ts';

interface PasswordConfirmationProps {
  label: string;
  submitLabel: string;
  /** `danger` for what cannot be taken back. */
  tone?: 'primary' | 'danger';
  onSubmit: (confirmation: Confirmation) => void;
}

/** Asks for the password again: the finder of an unlocked phone does not know it. */
export function PasswordConfirmation({
  label,
  submitLabel,
  tone = 'primary',
  onSubmit,
}: PasswordConfirmationProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, failure } = useSelector(selectPrivacy).confirmation;
  const isSending = status === 'sending';
  return (
    <Form
      label={label}
      schema={confirmationSchema}
      initialValues={noPassword}
      failure={failure}
      loading={isSending}
      onSubmit={onSubmit}
    >
      <FormPasswordField
        name="password"
        autoComplete="current-password"
        hint={intl.formatMessage({ id: 'yourData.passwordHint' })}
      />
      <Cluster justify="end" gap="m">
        <Button variant="ghost" onClick={() => dispatch(privacyFormClosed())} disabled={isSending}>
          {intl.formatMessage({ id: 'common.cancel' })}
        </Button>
        <SubmitButton variant={tone}>{submitLabel}</SubmitButton>
      </Cluster>
    </Form>
  );
}
