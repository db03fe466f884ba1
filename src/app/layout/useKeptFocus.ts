import { useEffect, type RefObject } from 'react';

/** What takes the focus with it: it is gone, disabled or hidden. */
const isThere = (element: Element) =>
  element.isConnected && !element.matches(':disabled') && !element.closest('[hidden], [inert]');

/**
 * Where the element with the focus goes away (a removed row, a step that is done, a dialog whose opener
 * is gone), the browser leaves the focus to the body, and a keyboard starts at the top again. Here the
 * nearest place around it takes the focus that can, at last the page. A component that moves the focus by itself
 * has done so within a frame.
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
      // Pressed beside everything: the customer let go of it.
      const isLetGo = isThere(last);
      last = null;
      if (isLetGo) return;
      const place = around.find((one) => isThere(one) && one.matches('[tabindex="-1"]'));
      const home = place instanceof HTMLElement ? place : page.current;
      home?.focus({ preventScroll: true });
    };
    const scheduleFocus = () => {
      if (last !== null && frame === 0) frame = requestAnimationFrame(take);
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
