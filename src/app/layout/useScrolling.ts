import { useEffect, useRef, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import type { RootState } from '../rootReducer.ts';
import { readPosition, savePositions, writePosition } from './scrollPositions.ts';
import { whenReady } from './whenReady.ts';

const selectRouter = (state: RootState) => state.router;

/**
 * A hash scrolls smoothly to its element; going back or forward restores where the customer was; any
 * other new page begins at the top. A change of the query alone leaves the page where it is.
 */
export function useScrolling(main: RefObject<HTMLElement | null>): void {
  const { location, action } = useSelector(selectRouter);
  const previous = useRef<string | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', savePositions);
    return () => window.removeEventListener('pagehide', savePositions);
  }, []);

  useEffect(() => {
    const isSamePage = previous.current === location.pathname;
    previous.current = location.pathname;
    const content = main.current;
    if (content === null) return undefined;
    const before = readPosition(location.key);
    if (action === 'POP' && (before > 0 || location.hash === '')) {
      return whenReady(content, () => restore(before));
    }
    if (location.hash !== '') return whenReady(content, () => showElement(location.hash));
    if (!isSamePage) window.scrollTo({ top: 0, behavior: 'smooth' });
    return undefined;
  }, [location, action, main]);

  useEffect(() => {
    const remember = () => writePosition(location.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location.key]);
}

/** False while the page is still too short for it. */
function restore(top: number): boolean {
  const lowest = document.documentElement.scrollHeight - window.innerHeight;
  window.scrollTo({ top, behavior: 'instant' });
  return lowest >= top;
}

/** False while the element is not there. */
function showElement(hash: string): boolean {
  const element = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (element === null) return false;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ behavior: 'smooth' });
  return true;
}
