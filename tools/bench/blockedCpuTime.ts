import { readTasks, type TraceEvent } from './trace.ts';

/** As Lighthouse slows a mobile phone down. */
const SLOWDOWN = 4;
/** Milliseconds of a task that do not count. */
const FREE = 50;

/**
 * What Lighthouse's total blocking time is, by processor time: milliseconds beyond 50 of the tasks after the first paint,
 * each slowed four times. Lighthouse takes the time between a task's beginning and its end, which includes what other
 * programs did meanwhile. NaN where nothing was painted.
 */
export function blockedCpuTime(events: readonly TraceEvent[]): number {
  const paints = events.filter(({ name }) => name === 'firstContentfulPaint');
  if (paints.length === 0) return NaN;
  const painted = Math.min(...paints.map(({ ts }) => ts));
  return readTasks(events)
    .filter(({ end }) => end > painted)
    .reduce((sum, { ms }) => sum + Math.max(0, ms * SLOWDOWN - FREE), 0);
}
