import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/** How many follow in one step: a slow phone lays them out within a short task. */
const STEP = 24;

/**
 * Renders the first items at once and the others a few at a time after that, so that neither a click nor a frame waits
 * for all of them. The second value is true once all have been rendered, and stays so.
 */
export function useRestLater<Item>(
  items: readonly Item[],
  first: number,
): readonly [shown: readonly Item[], isWhole: boolean] {
  const { length } = items;
  const [count, setCount] = useState(first < length ? first : Infinity);
  useEffect(() => {
    if (count === Infinity) return;
    const next = count + STEP;
    startTransition(() => setCount(next < length ? next : Infinity));
  }, [count, length]);
  const shown = useDeferredValue(items);
  return [shown.slice(0, count), count === Infinity];
}
