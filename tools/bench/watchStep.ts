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
  const isThere = () =>
    [...document.querySelectorAll('h1')].some(({ textContent }) => textContent === heading);
  const shown = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      // The message arrives once the frame has been drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () =>
          resolve(performance.now() - (call === null ? pressedAt : answeredAt()));
        port2.postMessage(null);
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  return { shown };
}
