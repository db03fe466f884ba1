import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LockIcon } from '../../../ui/icons.tsx';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.ts';
import { passwordChangeOpened, selectPasswordChange } from '../passwordChangeSlice.ts';
import styles from '../ProfilePage.module.css';
import { PasswordForm } from './PasswordForm.tsx';

export function PasswordCard() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const id = useId();
  const isOpen = useSelector(selectPasswordChange).status !== 'closed';
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
