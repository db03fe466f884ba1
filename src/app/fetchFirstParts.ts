import { matchRoute } from '../contract/pages/matchRoute.ts';
import { selectLanguage } from '../features/language/languageSlice.ts';
import { loadMessages } from '../i18n/messages.ts';
import { selectPathname } from '../routing/routerSlice.ts';
import { pages } from './pages.tsx';
import type { RootState } from './rootReducer.ts';

/**
 * Waits for the code and texts of a page that the server has rendered, so that it is hydrated at once. A part that
 * fails is fetched again, and its failure shown, by the component that needs it.
 */
export async function fetchFirstParts(served: RootState, current: RootState): Promise<void> {
  const match = matchRoute(selectPathname(served));
  await Promise.allSettled([
    loadMessages(selectLanguage(served)),
    loadMessages(selectLanguage(current)),
    match === null ? undefined : pages[match.name].fetchAhead(),
  ]);
}
