import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { notificationShown } from '../../../features/notifications/notificationsSlice.ts';
import { logoutPressed, selectIsCustomer } from '../../../features/session/sessionSlice.ts';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ChevronEndIcon, MenuIcon } from '../../../ui/icons.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useLastNonNull } from '../../../ui/useLastNonNull.ts';
import { ErrorBoundary } from '../../ErrorBoundary.tsx';
import header from './Header.module.css';
import { LanguageToggle } from './LanguageToggle.tsx';
import styles from './SideMenu.module.css';

const Drawer = lazyPart(async () => (await import('../../../ui/Drawer.tsx')).Drawer);

/** The menu of a phone; its drawer is loaded when it is first opened. */
export function SideMenu() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const [open, setOpen] = useState(false);
  const [presses, setPresses] = useState(0);
  const wasOpen = useLastNonNull(open ? true : null);
  const close = () => setOpen(false);
  const press = () => {
    setPresses(presses + 1);
    setOpen(true);
  };
  const reportFailure = () =>
    dispatch(notificationShown({ tone: 'warning', key: 'failure.network' }));
  return (
    <div className={header.narrow}>
      <IconButton
        label={intl.formatMessage({ id: 'shell.menu' })}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={press}
      />
      {wasOpen && (
        <ErrorBoundary occasion={presses} fallback={null} onFailure={reportFailure}>
          <Suspense fallback={null}>
            <Drawer
              open={open}
              onOpenChange={setOpen}
              title={intl.formatMessage({ id: 'shell.menu' })}
              closeLabel={intl.formatMessage({ id: 'common.close' })}
              footer={<LanguageToggle onPress={close} />}
            >
              <nav aria-label={intl.formatMessage({ id: 'shell.mainMenu' })}>
                <SideMenuLinks onLeave={close} />
              </nav>
            </Drawer>
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

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
  { to: paths.aboutUs(), key: 'shell.aboutUs' },
  { to: paths.packages(), key: 'shell.packages' },
  ...(isCustomer ? forCustomers : forGuests),
  { to: paths.contactUs(), key: 'shell.contactUs' },
];

function SideMenuLinks({ onLeave }: { onLeave: () => void }) {
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
