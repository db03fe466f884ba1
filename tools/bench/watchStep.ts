export interface WatchedStep {
  /** Of the next page. */
  heading: string;
  /** The path of the call whose answer the step waits for; null where it waits for the press alone. */
  call: string | null;
}

/**
 * In the page, before a press: milliseconds from the end of the answer, or from the press, to the first frame that
 * shows the next page.
 */
export function watchStep({ heading, call }: WatchedStep): { shown: Promise<number> } {
  let pressedAt = NaN;
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      pressedAt = timeStamp;
    },
    { capture: true, once: true },
  );
  const answeredAt = () => {
    for (const entry of performance.getEntriesByType('resource')) {
      const isCall = new URL(entry.name).pathname === call && entry.startTime >= pressedAt;
      if (isCall && entry instanceof PerformanceResourceTiming) return entry.responseEnd;
    }
    return NaN;
  };
  const title = () =>
    [...document.querySelectorAll('h1')].find(({ textContent }) => textContent === heading);
  const shown = new Promise<number>((resolve) => {
    // The browser says when the frame was on the screen; a task of the page would wait behind those of React.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { renderTime } = entry as PerformanceEntry & { renderTime: number };
        resolve(renderTime - (call === null ? pressedAt : answeredAt()));
      }
    }).observe({ type: 'element' });
    const observer = new MutationObserver(() => {
      const found = title();
      if (found === undefined) return;
      found.setAttribute('elementtiming', heading);
      observer.disconnect();
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  return { shown };
}
