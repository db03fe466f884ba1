import { PAGE_TYPEFACES, SHOP_STARTED, type PageTypeface } from '../contract/pages/renderedPage.ts';
import { savesData } from './savesData.ts';

/**
 * Adds the embedded typefaces to the document before the first layout. As data URLs in a style sheet they would be
 * decoded only after the first text is laid out.
 */
export function addTypefaces(window: Window & typeof globalThis): void {
  const { document } = window;
  const block = document.getElementById(PAGE_TYPEFACES);
  if (block === null || !('FontFace' in window)) return;
  block.remove();
  const typefaces = JSON.parse(block.textContent) as PageTypeface[];
  for (const { weight, unicodeRange, family, data } of typefaces) {
    const bytes = bytesOf(data, window);
    const drawn = { weight, unicodeRange, display: 'optional' } as const;
    document.fonts.add(new window.FontFace(family, bytes, drawn));
  }
  if (savesData(window.navigator)) return;
  // For pages that fetch their typefaces, such as the one that a payment returns to.
  const keepFiles = () => {
    for (const { file } of typefaces)
      void window.fetch(`/${file}`, { priority: 'low' }).catch(() => undefined);
  };
  document.addEventListener(SHOP_STARTED, keepFiles, { once: true });
}

interface Decoder {
  fromBase64?: (data: string) => Uint8Array<ArrayBuffer>;
}

/** A loop where the browser has no decoder: `Uint8Array.from` takes a slow phone ten times as long. */
function bytesOf(data: string, window: Window & typeof globalThis): Uint8Array<ArrayBuffer> {
  const { fromBase64 } = window.Uint8Array as Decoder;
  if (fromBase64 !== undefined) return fromBase64(data);
  const binary = window.atob(data);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
