import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectPathname } from '../../routing/routerSlice.ts';
import { selectIsBusy } from '../../saga/progressSlice.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { CurrentPage } from '../CurrentPage.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { Notifications } from '../Notifications.tsx';
import { Dialogs } from './Dialogs.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import styles from './Layout.module.css';
import { MaintenanceNotice } from './maintenance/MaintenanceNotice.tsx';
import { selectShowsNotice } from './maintenance/selectShowsNotice.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useScrolling } from './useScrolling.ts';

export function Layout() {
  const main = useRef<HTMLElement>(null);
  const pathname = useSelector(selectPathname);
  const closed = useSelector(selectShowsNotice);
  const busy = useSelector(selectIsBusy);
  useScrolling(main);
  useFocusOnNavigation(main);
  return (
    <>
      <div className={styles.frame} inert={closed}>
        <SkipLink target={main} />
        <ProgressBar active={busy} />
        <Header />
        <OfflineNotice />
        <main ref={main} id="main" tabIndex={-1} className={styles.main}>
          <ErrorBoundary occasion={pathname}>
            <CurrentPage key={pathname} />
            <Dialogs />
          </ErrorBoundary>
        </main>
        <Footer />
        <RouteAnnouncer />
        <Notifications />
      </div>
      {closed && <MaintenanceNotice />}
    </>
  );
}
