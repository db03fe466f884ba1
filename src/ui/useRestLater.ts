import { useDeferredValue } from 'react';

/**
 * Renders the first items at once and the others in short tasks after that, so that a click does not wait for all of
 * them.
 */
export function useRestLater<Item>(items: readonly Item[], first: number): readonly Item[] {
  return useDeferredValue(items, items.slice(0, first));
}
