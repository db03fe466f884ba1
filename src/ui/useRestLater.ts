import { useDeferredValue } from 'react';

/** The first items at once, and all of them in short tasks after that: who presses does not wait for the others. */
export function useRestLater<Item>(items: readonly Item[], first: number): readonly Item[] {
  return useDeferredValue(items, items.slice(0, first));
}
