/** The load of a typed address or of a link from elsewhere, not a reload or a step back to the shop. */
export function isNewVisit({ performance }: Window): boolean {
  const loads = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loads[0]?.type === 'navigate';
}
