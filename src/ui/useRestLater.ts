import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/**
 * How many follow in one step. A browser lays out what is on the screen and a screen or two below it, so that the first
 * steps are short ones: each takes as many as are there already, within these bounds.
 */
const STEP = { least: 6, most: 24 };

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
    if (count === Infinity) return undefined;
    const next = count + Math.min(Math.max(count, STEP.least), STEP.most);
    // Several steps between two frames would be laid out in one.
    const frame = requestAnimationFrame(() =>
      startTransition(() => setCount(next < length ? next : Infinity)),
    );
    return () => cancelAnimationFrame(frame);
  }, [count, length]);
  const shown = useDeferredValue(items);
  return [shown.slice(0, count), count === Infinity];
}
