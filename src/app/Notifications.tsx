import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectNotifications } from '../features/notifications/notificationsSlice.ts';
import { loadTexts } from '../i18n/messages.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** What a customer's page reports may be shown on the page that follows. */
export const Toasts = lazyPart(async () => {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "toasts" */ './Toasts.tsx'),
    loadTexts('shop'),
    loadTexts('customer'),
  ]);
  return part.Toasts;
});

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
