/** A network that has just come may not reach the shop yet, or the shop may be what is gone. */
const ASK_MS = 5_000;

/** Loads the page again as soon as the shop answers; asks only while somebody looks. Gives what ends it. */
export function reloadOnceAnswered(window: Window): () => void {
  const { document, navigator, location } = window;
  const ask = async () => {
    if (!navigator.onLine || document.hidden) return;
    try {
      const { ok } = await window.fetch('/sw.js', { method: 'HEAD', cache: 'no-store' });
      if (ok) location.reload();
    } catch {
      // Not yet.
    }
  };
  const askNow = () => void ask();
  const timer = window.setInterval(askNow, ASK_MS);
  window.addEventListener('online', askNow);
  return () => {
    window.clearInterval(timer);
    window.removeEventListener('online', askNow);
  };
}
