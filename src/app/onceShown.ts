/** Runs an action after the first paint, as the browser reports it: the load event may come long before. */
export function onceShown(
  { PerformanceObserver }: Window & typeof globalThis,
  act: () => void,
): void {
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    act();
  });
  observer.observe({ type: 'paint', buffered: true });
}
