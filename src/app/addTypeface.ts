import { PAGE_TYPEFACE, SHOP_STARTED, type PageTypeface } from '../contract/pages/renderedPage.ts';
import { savesData } from './savesData.ts';

/**
 * In a page of the server, before anything is laid out: gives the document the typeface that stands in
 * the page. As a data address in the styles it would be read after the first text is laid out.
 */
export function addTypeface(window: Window & typeof globalThis): void {
  const { document } = window;
  const block = document.getElementById(PAGE_TYPEFACE);
  if (block === null || !('FontFace' in window)) return;
  block.remove();
  const { file, family, data, ...drawn } = JSON.parse(block.textContent) as PageTypeface;
  const bytes = Uint8Array.from(window.atob(data), (character) => character.charCodeAt(0));
  document.fonts.add(new window.FontFace(family, bytes, { ...drawn, display: 'optional' }));
  // For the pages that fetch it, as the one that a payment comes back to.
  const keepFile = () => void window.fetch(`/${file}`, { priority: 'low' }).catch(() => undefined);
  if (!savesData(window.navigator)) {
    document.addEventListener(SHOP_STARTED, keepFile, { once: true });
  }
}
