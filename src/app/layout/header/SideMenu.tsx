import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { notificationShown } from '../../../features/notifications/notificationsSlice.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { MenuIcon } from '../../../ui/icons.tsx';
import { useLastNonNull } from '../../../ui/useLastNonNull.ts';
import { ErrorBoundary } from '../../ErrorBoundary.tsx';
import styles from './Header.module.css';
import { LanguageToggle } from './LanguageToggle.tsx';
import { SideMenuLinks } from './SideMenuLinks.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const Drawer = lazyPart(async () => (await import('../../../ui/Drawer.tsx')).Drawer);

/** The menu of a phone; its code arrives when it is first opened. */
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
  const tell = () => dispatch(notificationShown({ tone: 'warning', key: 'failure.network' }));
  return (
    <div className={styles.narrow}>
      <IconButton
        label={intl.formatMessage({ id: 'shell.menu' })}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={press}
      />
      {wasOpen && (
        <ErrorBoundary occasion={presses} fallback={null} onFailure={tell}>
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
