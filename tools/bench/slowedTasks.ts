import { readTasks, type Task, type TraceEvent } from './trace.ts';

/** As Lighthouse slows a mobile phone down. */
export const SLOWDOWN = 4;
/** Milliseconds, as in the web's own definition of a long task: only what is beyond them counts as blocked. */
export const LONG = 50;

/**
 * The tasks of a page on a processor four times slower, by the processor time that they take on this one. Lighthouse
 * takes the time between a task's beginning and its end, which includes what other programs did meanwhile; Chromium's
 * throttling slows a page down by a factor that is not steady (decision 218).
 */
export const slowedTasks = (events: readonly TraceEvent[]): Task[] =>
  readTasks(events.map((event) => ({ ...event, tdur: (event.tdur ?? 0) * SLOWDOWN })));

export interface Start {
  /** From the arrival of the page to its first paint. */
  untilPaint: Task[];
  afterPaint: Task[];
}

/** Null where nothing was painted. */
export function readStart(events: readonly TraceEvent[]): Start | null {
  const timesOf = (wanted: string) =>
    events.filter(({ name }) => name === wanted).map(({ ts }) => ts);
  const painted = Math.min(...timesOf('firstContentfulPaint'));
  if (painted === Infinity) return null;
  const arrived = Math.max(...timesOf('CommitLoad').filter((ts) => ts < painted));
  const tasks = slowedTasks(events).filter(({ end }) => end > arrived);
  return {
    untilPaint: tasks.filter(({ end }) => end <= painted),
    afterPaint: tasks.filter(({ end }) => end > painted),
  };
}

/** What Lighthouse's total blocking time is, of these tasks: their milliseconds beyond 50. */
export const blockedTime = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { ms }) => sum + Math.max(0, ms - LONG), 0);

export const longestTask = (tasks: readonly Task[]): number =>
  Math.max(0, ...tasks.map(({ ms }) => ms));
