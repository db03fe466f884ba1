import { useEffect, type RefObject } from 'react';
import { nextTask } from '../../ui/nextTask.ts';

/** Elements that cannot keep the focus: removed, disabled or hidden ones. */
const isThere = (element: Element) =>
  element.isConnected && !element.matches(':disabled') && !element.closest('[hidden], [inert]');

/**
 * When the focused element disappears (a removed row, a finished step, a dialog without its opener), browsers move
 * the focus to the body, and keyboard users start at the top again. This moves the focus to the closest ancestor that
 * can have it, at last the page. Components that move the focus themselves have done so by the task after the next
 * frame (`useFocusOnChange`).
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Element | null = null;
    let around: Element[] = [];
    let frame = 0;
    const take = () => {
      frame = 0;
      const { activeElement, body } = document;
      if (last === null || (activeElement !== null && activeElement !== body)) return;
      // A click outside of every control: the customer removed the focus.
      const isLetGo = isThere(last);
      last = null;
      if (isLetGo) return;
      const place = around.find((one) => isThere(one) && one.matches('[tabindex="-1"]'));
      const home = place instanceof HTMLElement ? place : page.current;
      home?.focus({ preventScroll: true });
    };
    const scheduleFocus = () => {
      if (last !== null && frame === 0)
        frame = requestAnimationFrame(() => void nextTask().then(take));
    };
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last = target;
      around = [];
      for (let one = target.parentElement; one; one = one.parentElement) around.push(one);
    };
    const observer = new MutationObserver(scheduleFocus);
    const attributeFilter = ['disabled', 'hidden', 'inert'];
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', scheduleFocus);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', scheduleFocus);
    };
  }, [page]);
}
