import { draftsSaga } from '../features/drafts/draftsSaga.ts';
import { homeSaga } from '../features/home/homeSaga.ts';
import { languageSaga } from '../features/language/languageSaga.ts';
import { maintenanceSaga } from '../features/maintenance/maintenanceSaga.ts';
import { sessionSaga } from '../features/session/sessionSaga.ts';
import type { Feature } from './features.ts';
import { guardSaga } from './guardSaga.ts';
import { tabsSaga } from './tabsSaga.ts';

/** The features of every page, and of home. */
export const firstFeatures: readonly Feature[] = [
  // First: the tab's drafts have to be in the store before any page reads them.
  draftsSaga,
  guardSaga,
  sessionSaga,
  tabsSaga,
  languageSaga,
  maintenanceSaga,
  homeSaga,
];
