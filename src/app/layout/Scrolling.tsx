import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { selectRouter, type RouterLocation } from '../../routing/routerSlice.ts';
import { nextTask } from '../../ui/nextTask.ts';
import { isNewVisit } from '../isNewVisit.ts';

/**
 * A hash scrolls to its element; going back or forward and reloading restore the position; any other navigation, a
 * typed address included, begins at the top. When a page is loaded its hash comes first, on a step back within the
 * shop the position. A change of the query alone does not scroll. The style sheet controls smoothness, because it
 * knows about reduced motion. This is a component of its own, because it renders again right after the first render,
 * and must not contain parts that are hydrated separately.
 */
export function Scrolling({ main }: { main: RefObject<HTMLElement | null> }): null {
  const { location, action } = useSelector(selectRouter);
  const isSettled = useIsSettled();
  const previous = useRef<RouterLocation | null>(null);
  const entry = entryOf(location);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', savePositions);
    return () => window.removeEventListener('pagehide', savePositions);
  }, []);

  useEffect(() => {
    if (!isSettled) return undefined;
    const before = previous.current;
    previous.current = location;
    if (main.current === null || before === location) return undefined;
    const isLoad = before === null;
    const isReturn = isLoad ? !isNewVisit(window) : action === 'POP';
    // In a page rendered by the server, the customer may have scrolled before this.
    const isPlaced = isLoad && window.scrollY > 0;
    const saved = isReturn && !isPlaced ? readPosition(entryOf(location)) : null;
    const { hash } = location;
    if (hash !== '' && (isLoad || saved === null)) {
      return whenReady(main.current, () => showElement(hash));
    }
    if (saved !== null) return whenReady(main.current, () => restore(saved));
    if (isLoad) writePosition(entryOf(location), window.scrollY);
    else if (!isQueryChange(before, location)) window.scrollTo({ top: 0 });
    return undefined;
  }, [isSettled, location, action, main]);

  useEffect(() => {
    let isAsked = false;
    let isLeft = false;
    const keepPosition = () => {
      if (isAsked) return;
      isAsked = true;
      // For an answer within the event the page would be laid out once more than the frame does.
      void nextTask().then(() => {
        isAsked = false;
        if (!isLeft) writePosition(entry, window.scrollY);
      });
    };
    window.addEventListener('scroll', keepPosition, { passive: true });
    return () => {
      isLeft = true;
      window.removeEventListener('scroll', keepPosition);
    };
  }, [entry]);
  return null;
}

/**
 * False until the task after the first render: a position is that of a page that has been laid out, which takes as long
 * as hydrating a part of it.
 */
function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => void nextTask().then(() => setIsSettled(true)), []);
  return isSettled;
}

/** Includes the path, because the first entry of every page load has the same key. */
const entryOf = ({ key, pathname }: RouterLocation) => `${key} ${pathname}`;

const isQueryChange = (before: RouterLocation, now: RouterLocation) =>
  before.pathname === now.pathname && before.search !== now.search;

/** Returns false while the page is too short for the position. */
function restore(top: number): boolean {
  const lowest = document.documentElement.scrollHeight - window.innerHeight;
  window.scrollTo({ top, behavior: 'instant' });
  return lowest >= top;
}

/** Returns false while the element does not exist. */
function showElement(hash: string): boolean {
  const element = document.getElementById(hash.slice(1));
  if (element === null) return false;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.scrollIntoView();
  return true;
}

const TAKEOVERS = ['wheel', 'touchstart', 'keydown'] as const;

/**
 * Tries now and after every change of the content until the attempt succeeds. Stops when the customer
 * scrolls or types, or when the returned function is called.
 */
function whenReady(content: HTMLElement, attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const event of TAKEOVERS) window.removeEventListener(event, stop);
  };
  observer.observe(content, { childList: true, subtree: true });
  for (const event of TAKEOVERS) window.addEventListener(event, stop, { passive: true });
  return stop;
}

const POSITIONS_KEY = 'scroll-positions';
const MAX_POSITIONS = 50;

let positions: Map<string, number> | null = null;

/** Pixels from the top for a history entry; null for one without a position. */
function readPosition(entry: string): number | null {
  return loadedPositions().get(entry) ?? null;
}

function writePosition(entry: string, top: number): void {
  loadedPositions().delete(entry);
  loadedPositions().set(entry, top);
}

/** Stores the positions for a reload; without storage the page begins at the top. */
function savePositions(): void {
  try {
    const newest = [...loadedPositions()].slice(-MAX_POSITIONS);
    window.sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(newest));
  } catch {
    positions = null;
  }
}

function loadedPositions(): Map<string, number> {
  positions ??= new Map(storedPositions());
  return positions;
}

function storedPositions(): [string, number][] {
  try {
    const entries: unknown = JSON.parse(window.sessionStorage.getItem(POSITIONS_KEY) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
