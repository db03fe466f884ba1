import { Suspense } from 'react';
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
  return (
    <Suspense fallback={<PageSkeleton />}>
      {allowed && <Page key={match?.name} />}
      <Started />
    </Suspense>
  );
}

function PageSkeleton() {
  return (
    <Container>
      <SkeletonCard picture lines={4} />
    </Container>
  );
}
