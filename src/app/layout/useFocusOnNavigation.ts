import { useEffect, useRef, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { selectPathname } from '../../routing/routerSlice.ts';

/** A new page is read from its start; the first page of a visit leaves the focus to the browser. */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const pathname = useSelector(selectPathname);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
