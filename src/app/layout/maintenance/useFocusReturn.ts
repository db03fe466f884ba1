import { useEffect, useLayoutEffect, useRef } from 'react';

/** What had the focus when the component came gets it back when the component goes. */
export function useFocusReturn(): void {
  const before = useRef<Element | null>(null);
  // Read before the component takes the focus, given back after the page below can hold it again.
  useLayoutEffect(() => {
    before.current = document.activeElement;
  }, []);
  useEffect(
    () => () => {
      if (before.current instanceof HTMLElement) before.current.focus();
    },
    [],
  );
}
