import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectNotifications } from '../features/notifications/notificationsSlice.ts';
import { lazyShopPart } from '../i18n/lazyShopPart.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** What a customer's page reports may be shown on the page that follows. */
export const Toasts = lazyShopPart(
  async () => (await import(/* webpackChunkName: "toasts" */ './Toasts.tsx')).Toasts,
  ['shop', 'customer'],
);

/** The toasts, whose code is fetched ahead: there may be no network when they are needed. */
export function Notifications() {
  const waiting = useSelector(selectNotifications).length > 0;
  const [wanted, setWanted] = useState(waiting);
  if (waiting && !wanted) setWanted(true);
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{wanted && <Toasts />}</Suspense>
    </ErrorBoundary>
  );
}
