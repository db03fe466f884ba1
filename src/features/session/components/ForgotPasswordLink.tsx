import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../../routing/paths.ts';
import styles from './OtherWaysIn.module.css';

/** Keeps where the customer was heading. */
export function ForgotPasswordLink({ redirect }: { redirect: string | undefined }) {
  const intl = useIntl();
  return (
    <Link className={styles.forgot} to={paths.forgotPassword(redirect)}>
      {intl.formatMessage({ id: 'login.forgot' })}
    </Link>
  );
}
