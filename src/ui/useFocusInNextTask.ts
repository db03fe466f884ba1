import { useCallback, useRef, type RefObject } from 'react';
import { nextTask } from './nextTask.ts';

/**
 * The element of a popup of Base UI, and its `initialFocus`, which focuses that element, unless something in it has
 * taken the focus. Base UI by itself would do so in the frame that shows the popup, which then lays the page out twice.
 */
export function useFocusInNextTask(): [popup: RefObject<HTMLDivElement | null>, () => false] {
  const popup = useRef<HTMLDivElement>(null);
  const initialFocus = useCallback((): false => {
    void nextTask().then(() => {
      if (popup.current?.matches(':focus-within') === false)
        popup.current.focus({ preventScroll: true });
    });
    return false;
  }, []);
  return [popup, initialFocus];
}
