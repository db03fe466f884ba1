import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in a page of the server until its scripts run; a page that is rendered here never sees it. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
