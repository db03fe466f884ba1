import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Form, SubmitButton } from '../../../forms/Form.tsx';
import { FormPasswordField } from '../../../forms/TextFields.tsx';
import { LockIcon } from '../../../ui/icons.tsx';
import { PanelPage } from '../../../ui/PanelPage.tsx';
import { useUnsavedFlag } from '../../unsaved/useUnsavedFlag.ts';
import { emptyPasswords, resetPasswordSchema } from '../resetPasswordForm.ts';
import { newPasswordSubmitted, selectResetPassword } from '../resetPasswordSlice.ts';

export function NewPassword() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, failure } = useSelector(selectResetPassword);
  const onDirtyChange = useUnsavedFlag('resetPassword');
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <PanelPage
      icon={<LockIcon size={30} />}
      title={text('reset.title')}
      intro={<p>{text('reset.intro')}</p>}
    >
      <Form
        label={text('reset.title')}
        schema={resetPasswordSchema}
        initialValues={emptyPasswords}
        failure={failure}
        loading={status === 'sending'}
        onDirtyChange={onDirtyChange}
        onSubmit={(passwords) => dispatch(newPasswordSubmitted(passwords))}
      >
        <FormPasswordField
          name="password"
          label={text('field.new_password')}
          autoComplete="new-password"
          hint={text('register.passwordHint')}
        />
        <FormPasswordField name="confirm_password" autoComplete="new-password" />
        <SubmitButton block size="l">
          {text('reset.submit')}
        </SubmitButton>
      </Form>
    </PanelPage>
  );
}
