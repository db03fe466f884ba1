import { useLayoutEffect, useRef, type RefObject } from 'react';
import { nextTask } from './nextTask.ts';

/**
 * Scrolls an element into view and focuses it each time `value` changes, so that sighted customers
 * and screen readers continue there. The first value does nothing, unless `initially` is set.
 */
export function useFocusOnChange<Element extends HTMLElement>(
  value: string | number,
  { initially = false }: { initially?: boolean } = {},
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const previous = useRef(initially ? null : value);
  // A layout effect: in a transition, an effect would run after other code that looks for a lost focus.
  useLayoutEffect(() => {
    if (previous.current === value) return;
    previous.current = value;
    // Both lay the page out, which on a slow phone takes as long as rendering what has changed.
    void nextTask().then(() => {
      element.current?.focus({ preventScroll: true });
      element.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    });
  }, [value]);
  return element;
}
