import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link, NavLink } from 'react-router-dom';
import { selectIsCustomer } from '../../../features/session/sessionSlice.ts';
import { paths } from '../../../routing/paths.ts';
import { cx } from '../../../ui/cx.ts';
import styles from './Header.module.css';

export function MainMenu() {
  const intl = useIntl();
  const isCustomer = useSelector(selectIsCustomer);
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <ul className={styles.links}>
      <li>
        <NavLink className={cx(styles.link)} to={paths.aboutUs()}>
          {text('shell.aboutUs')}
        </NavLink>
      </li>
      <li>
        <Link className={styles.link} to={paths.packages()}>
          {text('shell.packages')}
        </Link>
      </li>
      <li>
        <NavLink className={cx(styles.link)} to={paths.contactUs()}>
          {text('shell.contactUs')}
        </NavLink>
      </li>
      {!isCustomer && (
        <li>
          <NavLink className={cx(styles.link)} to={paths.login()}>
            {text('shell.login')}
          </NavLink>
        </li>
      )}
    </ul>
  );
}
