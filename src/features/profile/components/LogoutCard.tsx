import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { logoutPressed } from '../../session/sessionSlice.ts';
import styles from '../ProfilePage.module.css';

export function LogoutCard() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const id = useId();
  return (
    <Card as="section" padding="l" labelledBy={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className={styles.cardTitle}>
          {intl.formatMessage({ id: 'profile.logoutTitle' })}
        </h2>
        <p>{intl.formatMessage({ id: 'profile.logoutText' })}</p>
      </div>
      <Button
        variant="secondary"
        className={styles.action}
        onClick={() => dispatch(logoutPressed())}
      >
        {intl.formatMessage({ id: 'shell.logout' })}
      </Button>
    </Card>
  );
}
