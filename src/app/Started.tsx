import { useEffect } from 'react';
import { PAGE_STATE, SHOP_STARTED } from '../contract/pages/renderedPage.ts';

/**
 * Rendered beside the page: once the page is hydrated, the start script may repeat earlier clicks. A radio button
 * that is clicked during the hydration would be lost: React would take it for the choice that the server had sent.
 */
export function Started(): null {
  useEffect(() => {
    const state = document.getElementById(PAGE_STATE);
    if (state === null) return;
    state.remove();
    document.dispatchEvent(new Event(SHOP_STARTED));
  }, []);
  return null;
}
