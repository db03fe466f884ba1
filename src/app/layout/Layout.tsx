import { Suspense, useEffect, useRef, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { AlertDialogs } from '../../features/alerts/components/AlertDialogs.tsx';
import { selectIsOffline } from '../../features/connection/connectionSlice.ts';
import { LanguageDialog } from '../../features/language/components/LanguageDialog.tsx';
import { LanguageOffer } from '../../features/language/components/LanguageOffer.tsx';
import { selectShowsNotice } from '../../features/maintenance/maintenanceSlice.ts';
import { selectIsRecording } from '../../features/problemReport/problemReportSlice.ts';
import { matchRoute } from '../../contract/pages/matchRoute.ts';
import type { RouteName } from '../../contract/pages/routes.ts';
import { lazyShopPart } from '../../i18n/lazyShopPart.ts';
import { selectPathname } from '../../routing/routerSlice.ts';
import { selectIsBusy } from '../../saga/progressSlice.ts';
import { cx } from '../../ui/cx.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { CurrentPage } from '../CurrentPage.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { fetchLaterPart } from '../laterParts.ts';
import { Notifications } from '../Notifications.tsx';
import { RouteAnnouncer } from '../PageHead.tsx';
import { Footer, SlimFooter } from './Footer.tsx';
import { Header } from './header/Header.tsx';
import styles from './Layout.module.css';
import { useKeptFocus } from './useKeptFocus.ts';
import { Scrolling } from './Scrolling.tsx';

/** The steps of buying and booking, where nothing else asks for attention. */
const STEPS: ReadonlySet<RouteName | undefined> = new Set([
  'dislikesAllergies',
  'meals',
  'cart',
  'checkout',
  'payment',
  'dietitianAppointment',
  'dietitianCalendar',
  'appointmentPreview',
  'bookingPayment',
]);

const RecordingBar = lazyPart(async () => {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "shop" */ './RecordingBar.tsx'),
    fetchLaterPart.shop(),
  ]);
  return part.RecordingBar;
});

const MaintenanceNotice = lazyShopPart(async () => {
  const part = await import('./maintenance/MaintenanceNotice.tsx');
  return part.MaintenanceNotice;
});

/** The frame of every page. What selects more of the store is a part of its own: this one renders the page again. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const pathname = useSelector(selectPathname);
  const isClosed = useSelector(selectShowsNotice);
  const isStep = STEPS.has(matchRoute(pathname)?.name);
  useFocusOnNavigation(main);
  useKeptFocus(main);
  return (
    <>
      <div className={styles.frame} inert={isClosed}>
        <SkipLink target={main} />
        <RunningCalls />
        <LanguageOffer next={main} />
        <Header slim={isStep}>
          <Notifications />
        </Header>
        <OfflineNotice />
        <Recording />
        <main ref={main} id="main" tabIndex={-1} className={styles.main}>
          <ErrorBoundary occasion={pathname}>
            <CurrentPage key={pathname} />
            <AlertDialogs />
            <LanguageDialog />
          </ErrorBoundary>
        </main>
        {isStep ? <SlimFooter /> : <Footer />}
        <RouteAnnouncer />
        <Scrolling main={main} />
      </div>
      <Suspense fallback={null}>{isClosed && <MaintenanceNotice />}</Suspense>
    </>
  );
}

/** Moves the focus to each new page; on the first page the browser decides. */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const pathname = useSelector(selectPathname);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}

function RunningCalls() {
  return <ProgressBar active={useSelector(selectIsBusy)} />;
}

function Recording() {
  const isRecording = useSelector(selectIsRecording);
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{isRecording && <RecordingBar />}</Suspense>
    </ErrorBoundary>
  );
}

/** Moves the focus past the header, without an entry in the browser's history. */
function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  return (
    <a
      href="#main"
      className={cx('visuallyHiddenUntilFocus', styles.skip)}
      onClick={(event) => {
        event.preventDefault();
        target.current?.focus();
      }}
    >
      <FormattedMessage id="shell.skip" />
    </a>
  );
}

/** The region is always in the page, because screen readers announce changes of a region alone. */
function OfflineNotice() {
  const intl = useIntl();
  const isOffline = useSelector(selectIsOffline);
  return (
    <div role="status" className={styles.offline}>
      {isOffline && (
        <p className={styles.offlineNotice}>
          <WarningIcon size={20} />
          {intl.formatMessage({ id: 'connection.lost' })}
        </p>
      )}
    </div>
  );
}
