import { isNewVisit } from './isNewVisit.ts';
import { onceShown } from './onceShown.ts';

/** In which parts of a page appear, before all of it does. */
const FRAMES = 6;
/** An upper bound, should the browser report no paint. */
const ALL_LATEST_MS = 5000;

/**
 * Lays out the first screen in the page's first frame, and what is below it in the next six: on a cheap phone one frame
 * for the whole page takes a tenth of a second. Style sheets hide the rest by `data-frame`. Not where the browser is
 * about to scroll: to a part that the address names, or to where the visitor has been.
 */
export function firstScreenFirst(window: Window & typeof globalThis): void {
  const { document, location } = window;
  if (location.hash !== '' || !isNewVisit(window)) return;
  const { dataset } = document.documentElement;
  const showAll = () => {
    delete dataset['frame'];
  };
  const showNext = (frame: number) => {
    window.requestAnimationFrame(() => {
      if (dataset['frame'] === undefined) return;
      if (frame > FRAMES) {
        showAll();
        return;
      }
      dataset['frame'] = String(frame);
      showNext(frame + 1);
    });
  };
  dataset['frame'] = '1';
  onceShown(window, () => showNext(2));
  window.setTimeout(showAll, ALL_LATEST_MS);
}
