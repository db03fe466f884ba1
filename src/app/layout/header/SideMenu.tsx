import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../ui/IconButton.tsx';
import { MenuIcon } from '../../../ui/icons.tsx';
import { useLast } from '../../../ui/useLast.ts';
import styles from './Header.module.css';
import { LanguageToggle } from './LanguageToggle.tsx';
import { SideMenuLinks } from './SideMenuLinks.tsx';

const Drawer = lazy(async () => ({
  default: (await import('../../../ui/Drawer.tsx')).Drawer,
}));

/** The menu of a phone; its code arrives when it is first opened. */
export function SideMenu() {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const wasOpen = useLast(open ? true : null);
  const close = () => setOpen(false);
  return (
    <div className={styles.narrow}>
      <IconButton
        label={intl.formatMessage({ id: 'shell.menu' })}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {wasOpen && (
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
      )}
    </div>
  );
}
