import { PASSWORD_MIN } from '../../../contract/rules/password.ts';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Form } from '../../../forms/Form.tsx';
import { FormPasswordField } from '../../../forms/TextFields.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LockIcon } from '../../../ui/icons.tsx';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.ts';
import { emptyPasswords, passwordSchema } from '../passwordForm.ts';
import styles from '../ProfilePage.module.css';
import {
  passwordChangeClosed,
  passwordChangeOpened,
  passwordChangeSubmitted,
  selectPasswordChange,
} from '../profileSlice.ts';
import { FormActions } from './FormActions.tsx';

export function PasswordCard() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const id = useId();
  const { isOpen } = useSelector(selectPasswordChange);
  const heading = useFocusOnChange<HTMLHeadingElement>(isOpen ? 'open' : 'closed');
  return (
    <Card as="section" padding="l" labelledBy={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.cardTitle}>
          {intl.formatMessage({ id: 'profile.password' })}
        </h2>
        <p>{intl.formatMessage({ id: 'profile.passwordText' })}</p>
      </div>
      {isOpen ? (
        <PasswordForm />
      ) : (
        <Button
          variant="secondary"
          className={styles.action}
          iconStart={<LockIcon size={18} />}
          onClick={() => dispatch(passwordChangeOpened())}
        >
          {intl.formatMessage({ id: 'profile.passwordChange' })}
        </Button>
      )}
    </Card>
  );
}

function PasswordForm() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, failure } = useSelector(selectPasswordChange);
  return (
    <Form
      label={intl.formatMessage({ id: 'profile.passwordChange' })}
      schema={passwordSchema}
      initialValues={emptyPasswords}
      failure={failure}
      loading={status === 'sending'}
      onSubmit={(passwords) => dispatch(passwordChangeSubmitted(passwords))}
    >
      <FormPasswordField name="old_password" autoComplete="current-password" />
      <FormPasswordField
        name="new_password"
        autoComplete="new-password"
        hint={intl.formatMessage({ id: 'register.passwordHint' }, { min: PASSWORD_MIN })}
      />
      <FormPasswordField name="confirm_password" autoComplete="new-password" />
      <FormActions
        sending={status === 'sending'}
        submitLabel={intl.formatMessage({ id: 'profile.passwordSave' })}
        onCancel={() => dispatch(passwordChangeClosed())}
      />
    </Form>
  );
}
