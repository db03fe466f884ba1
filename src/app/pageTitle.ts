import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { matchRoute } from '../contract/matchRoute.ts';
import { selectPathname } from '../routing/routerSlice.ts';
import { pages } from './routes.tsx';

/** What the page of the store's route is called, without the shop's name. */
export function usePageTitle(): string {
  const intl = useIntl();
  const match = matchRoute(useSelector(selectPathname));
  const hasPage = match !== null && match.name in pages;
  return intl.formatMessage({ id: hasPage ? `title.${match.name}` : 'title.notFound' });
}
