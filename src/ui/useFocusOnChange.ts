import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Brings an element into view and focuses it whenever `occasion` changes to something new, so that
 * the eye and a screen reader go on from there. The first occasion is left alone, unless `initially`.
 */
export function useFocusOnChange<Element extends HTMLElement>(
  occasion: string | number,
  { initially = false }: { initially?: boolean } = {},
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const seen = useRef(initially ? null : occasion);
  useEffect(() => {
    if (seen.current === occasion) return;
    seen.current = occasion;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [occasion]);
  return element;
}
