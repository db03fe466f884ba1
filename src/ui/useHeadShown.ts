import { useDeferredValue } from 'react';

/**
 * False when a page is first rendered, and true right after: a step of a flow has its head in a frame before what takes
 * long to render on a phone. Not for pages that the server renders.
 */
export const useHeadShown = (): boolean => useDeferredValue(true, false);
