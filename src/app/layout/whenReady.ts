const TAKEOVERS = ['wheel', 'touchstart', 'keydown'] as const;

/**
 * Tries now and after every change of the content until it works. Ends when the customer scrolls or
 * types, or when the returned function is called.
 */
export function whenReady(content: HTMLElement, attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const event of TAKEOVERS) window.removeEventListener(event, stop);
  };
  observer.observe(content, { childList: true, subtree: true });
  for (const event of TAKEOVERS) window.addEventListener(event, stop, { passive: true });
  return stop;
}
