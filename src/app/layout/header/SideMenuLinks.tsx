import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { logoutPressed, selectIsCustomer } from '../../../features/session/sessionSlice.ts';
import { paths } from '../../../routing/paths.ts';
import { ChevronEndIcon } from '../../../ui/icons.tsx';
import styles from './SideMenuLinks.module.css';

interface MenuLink {
  to: string;
  key: string;
}

const forCustomers: readonly MenuLink[] = [
  { to: paths.profile(), key: 'shell.profile' },
  { to: paths.orders(), key: 'shell.orders' },
  { to: paths.appointments(), key: 'shell.appointments' },
];
const forGuests: readonly MenuLink[] = [{ to: paths.login(), key: 'shell.login' }];

const linksFor = (isCustomer: boolean): readonly MenuLink[] => [
  { to: paths.packages(), key: 'shell.packages' },
  ...(isCustomer ? forCustomers : forGuests),
  { to: paths.aboutUs(), key: 'shell.aboutUs' },
  { to: paths.contactUs(), key: 'shell.contactUs' },
];

export function SideMenuLinks({ onLeave }: { onLeave: () => void }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const isCustomer = useSelector(selectIsCustomer);
  const logOut = () => {
    onLeave();
    dispatch(logoutPressed());
  };
  return (
    <ul className={styles.links}>
      {linksFor(isCustomer).map(({ to, key }) => (
        <li key={to}>
          <Link className={styles.link} to={to} onClick={onLeave}>
            {intl.formatMessage({ id: key })}
            <ChevronEndIcon size={18} />
          </Link>
        </li>
      ))}
      {isCustomer && (
        <li>
          <button type="button" className={styles.link} onClick={logOut}>
            {intl.formatMessage({ id: 'shell.logout' })}
          </button>
        </li>
      )}
    </ul>
  );
}
