import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Form } from '../../../forms/Form.tsx';
import { FormPasswordField } from '../../../forms/TextFields.tsx';
import { useUnsavedFlag } from '../../unsaved/useUnsavedFlag.ts';
import { emptyPasswordChange, passwordChangeSchema } from '../passwordChangeForm.ts';
import {
  passwordChangeClosed,
  passwordSubmitted,
  selectPasswordChange,
} from '../passwordChangeSlice.ts';
import { FormActions } from './FormActions.tsx';

export function PasswordForm() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, failure } = useSelector(selectPasswordChange);
  const onDirtyChange = useUnsavedFlag('password');
  return (
    <Form
      label={intl.formatMessage({ id: 'profile.passwordChange' })}
      schema={passwordChangeSchema}
      initialValues={emptyPasswordChange}
      failure={failure}
      loading={status === 'saving'}
      onDirtyChange={onDirtyChange}
      onSubmit={(passwords) => dispatch(passwordSubmitted(passwords))}
    >
      <FormPasswordField name="old_password" autoComplete="current-password" />
      <FormPasswordField
        name="new_password"
        autoComplete="new-password"
        hint={intl.formatMessage({ id: 'register.passwordHint' })}
      />
      <FormPasswordField name="confirm_password" autoComplete="new-password" />
      <FormActions
        saving={status === 'saving'}
        submitLabel={intl.formatMessage({ id: 'profile.passwordSave' })}
        onCancel={() => dispatch(passwordChangeClosed())}
      />
    </Form>
  );
}
