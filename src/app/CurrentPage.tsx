import { Suspense, useEffect, useReducer } from 'react';
import { useSelector } from 'react-redux';
import { selectIsCustomer, type WithSession } from '../features/session/sessionSlice.ts';
import { lazyShopPart } from '../i18n/lazyShopPart.ts';
import { mayEnter } from '../routing/access.ts';
import { matchRoute } from '../contract/pages/matchRoute.ts';
import { selectPathname } from '../routing/routerSlice.ts';
import { Container } from '../ui/Layout.tsx';
import { SkeletonCard } from '../ui/Skeleton.tsx';
import { pages } from './pages.tsx';
import { Started } from './Started.tsx';

const NotFoundPage = lazyShopPart(async () => {
  const part = await import('../features/notFound/NotFoundPage.tsx');
  return part.NotFoundPage;
});

/** The page of the store's route; nothing while a guard sends the visitor elsewhere. */
export function CurrentPage() {
  const match = matchRoute(useSelector(selectPathname));
  const Page = match === null ? NotFoundPage : pages[match.name];
  // Selecting the customer here would render again once they are known, and hydrate the page in one piece.
  const allowed = useSelector(
    (state: WithSession) => match === null || mayEnter(match.name, selectIsCustomer(state)),
  );
  const [, showArrived] = useReducer((arrivals: number) => arrivals + 1, 0);
  return (
    <Suspense fallback={<PageSkeleton page={Page} onArrival={showArrived} />}>
      {allowed && <Page key={match?.name} />}
      <Started />
    </Suspense>
  );
}

interface PageSkeletonProps {
  page: { fetchAhead: () => Promise<void> };
  onArrival: () => void;
}

/** React by itself shows what has arrived no sooner than 300 ms after its fallback; an update does not wait. */
function PageSkeleton({ page, onArrival }: PageSkeletonProps) {
  useEffect(() => {
    // A failure is the page's to show.
    page.fetchAhead().then(onArrival, () => undefined);
  }, [page, onArrival]);
  return (
    <Container>
      <SkeletonCard picture lines={4} />
    </Container>
  );
}
