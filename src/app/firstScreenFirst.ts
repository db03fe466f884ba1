import { isNewVisit } from './isNewVisit.ts';
import { onceShown } from './onceShown.ts';

/** The frames after the first one, in which what is below the first screen appears. */
export const LATER_FRAMES = [2, 3, 4, 5, 6, 7, 8];
/** An upper bound, should the browser report no paint. */
const ALL_LATEST_MS = 5000;

/**
 * Lays out the first screen in the page's first frame, and what is below it in the next ones: on a cheap phone one frame
 * for the whole page takes a tenth of a second. `data-later` on the root lists the frames that have not come, and style
 * sheets hide by it what appears in them. Not where the browser is about to scroll: to a part that the address names, or
 * to where the visitor has been.
 */
export function firstScreenFirst(window: Window & typeof globalThis): void {
  const { document, location } = window;
  if (location.hash !== '' || !isNewVisit(window)) return;
  const { dataset } = document.documentElement;
  const showAll = () => {
    delete dataset['later'];
  };
  const showNext = ([, ...later]: readonly number[]) => {
    window.requestAnimationFrame(() => {
      if (dataset['later'] === undefined) return;
      if (later.length === 0) {
        showAll();
        return;
      }
      dataset['later'] = later.join(' ');
      showNext(later);
    });
  };
  dataset['later'] = LATER_FRAMES.join(' ');
  onceShown(window, () => showNext(LATER_FRAMES));
  window.setTimeout(showAll, ALL_LATEST_MS);
}
