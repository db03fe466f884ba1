/** Calls once nothing waits for the page; `hasTime` says whether there is some for one more. */
export type WhenIdle = (work: (hasTime: () => boolean) => void) => void;

/** Somebody who presses meanwhile waits that long, and for one item. */
const SLICE_MS = 4;
/** For browsers that do not tell when they have nothing to do. */
const CALM_MS = 100;

export const whenIdle =
  (window: Window): WhenIdle =>
  (work) => {
    const workInSlice = () => {
      const end = performance.now() + SLICE_MS;
      work(() => performance.now() < end);
    };
    if ('requestIdleCallback' in window) window.requestIdleCallback(workInSlice);
    else setTimeout(workInSlice, CALM_MS);
  };

/** Handles what it is given later, in its order. */
export function createIdleQueue<Item>(idle: WhenIdle, handle: (item: Item) => void) {
  const waiting: Item[] = [];
  const handleWhile = (hasTime: () => boolean) => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      handle(item);
      if (!hasTime()) break;
    }
  };
  const work = (hasTime: () => boolean) => {
    handleWhile(hasTime);
    if (waiting.length > 0) idle(work);
  };
  return {
    add: (item: Item) => {
      if (waiting.push(item) === 1) idle(work);
    },
    /** At once: somebody wants to know. */
    finish: () => handleWhile(() => true),
  };
}
