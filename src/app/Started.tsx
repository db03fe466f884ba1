import { useEffect } from 'react';
import { PAGE_STATE, SHOP_STARTED } from '../contract/pages/renderedPage.ts';

/**
 * Beside a page of the server, or what is shown in its place: once the page is hydrated, its starter
 * may press what was pressed before. A choice that is pressed while it is being hydrated would be lost:
 * React would take it for the choice that the server had sent.
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
