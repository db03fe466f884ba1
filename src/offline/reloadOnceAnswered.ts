/** The network may be back without reaching the shop, or the shop itself may be down. */
const ASK_MS = 5_000;

/**
 * Reloads the page as soon as the shop answers; asks only while the page is visible. Returns a function that stops
 * it.
 */
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
