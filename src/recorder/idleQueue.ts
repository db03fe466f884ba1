/** Calls back when the page is idle; `hasTime` tells whether there is time for one more. */
export type WhenIdle = (work: (hasTime: () => boolean) => void) => void;

/** An input waits at most this long, plus one item. */
const SLICE_MS = 4;
/** For browsers without requestIdleCallback. */
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

/** Handles its items later, in order. */
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
    /** Works off the queue at once. */
    finish: () => handleWhile(() => true),
  };
}
