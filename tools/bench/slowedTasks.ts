import { readTasks, type TraceEvent } from './trace.ts';

/** As Lighthouse slows a mobile phone down. */
const SLOWDOWN = 4;
/** Milliseconds of a task that do not count as blocked. */
const FREE = 50;

/**
 * Milliseconds of the tasks after the first paint by processor time, each slowed four times. Lighthouse takes the time
 * between a task's beginning and its end, which includes what other programs did meanwhile. Null where nothing was painted.
 */
export function slowedTasks(events: readonly TraceEvent[]): number[] | null {
  const paints = events.filter(({ name }) => name === 'firstContentfulPaint');
  if (paints.length === 0) return null;
  const painted = Math.min(...paints.map(({ ts }) => ts));
  return readTasks(events)
    .filter(({ end }) => end > painted)
    .map(({ ms }) => ms * SLOWDOWN);
}

/** What Lighthouse's total blocking time is, of these tasks: their milliseconds beyond 50. */
export const blockedTime = (tasks: readonly number[]): number =>
  tasks.reduce((sum, ms) => sum + Math.max(0, ms - FREE), 0);

export const longestTask = (tasks: readonly number[]): number => Math.max(0, ...tasks);
