import { useEffect, useRef, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import type { RouterLocation, RouterState } from '../../routing/routerSlice.ts';
import { readPosition, savePositions, writePosition } from './scrollPositions.ts';
import { whenReady } from './whenReady.ts';

const selectRouter = (state: { router: RouterState }) => state.router;

/**
 * A hash scrolls to its element; going back, forward or reloading restores where the customer was;
 * any other navigation goes to the top. A change of the query alone leaves the page where it is.
 * How smoothly all this happens is up to the style sheet, which knows about reduced motion.
 */
export function useScrolling(main: RefObject<HTMLElement | null>): void {
  const { location, action } = useSelector(selectRouter);
  const previous = useRef<RouterLocation | null>(null);
  const entry = entryOf(location);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', savePositions);
    return () => window.removeEventListener('pagehide', savePositions);
  }, []);

  useEffect(() => {
    const before = previous.current;
    previous.current = location;
    if (main.current === null || before === location) return undefined;
    const saved = action === 'POP' ? readPosition(entryOf(location)) : null;
    if (saved !== null) return whenReady(main.current, () => restore(saved));
    if (location.hash !== '') return whenReady(main.current, () => showElement(location.hash));
    if (before !== null && !isQueryChange(before, location)) window.scrollTo({ top: 0 });
    return undefined;
  }, [location, action, main]);

  useEffect(() => {
    const remember = () => writePosition(entry, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [entry]);
}

/** With the path, because the first entry of every page load has the same key. */
const entryOf = ({ key, pathname }: RouterLocation) => `${key} ${pathname}`;

const isQueryChange = (before: RouterLocation, now: RouterLocation) =>
  before.pathname === now.pathname && before.search !== now.search;

/** False while the page is still too short for it. */
function restore(top: number): boolean {
  const lowest = document.documentElement.scrollHeight - window.innerHeight;
  window.scrollTo({ top, behavior: 'instant' });
  return lowest >= top;
}

/** False while the element is not there. */
function showElement(hash: string): boolean {
  const element = document.getElementById(hash.slice(1));
  if (element === null) return false;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.scrollIntoView();
  return true;
}
