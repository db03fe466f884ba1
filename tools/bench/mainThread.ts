import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { milliseconds } from './figures.ts';

/** An event of the trace of the main thread; times are in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time: it does not include other programs. */
  tdur?: number;
  args?: { name?: string; data?: { url?: string; functionName?: string } };
}

/** A task of the main thread, which nothing can interrupt. */
export interface Task {
  /** Milliseconds of processor time. */
  ms: number;
  /** The parts that took at least a millisecond, in order. */
  parts: readonly string[];
  /** Only garbage collection: Chromium starts it when a page is idle, whatever happened before. */
  isCollection: boolean;
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'v8', '__metadata'];
const TASK = 'ThreadControllerImpl::RunTask';
const COLLECTION = 'MajorGC';
const NEARLY_ALL = 0.9;
const LEAST_PART_MS = 1;
/** Milliseconds, as in the web's own definition of a long task. */
const LONG = 50;
/** Long enough for everything that a click or a start begins, and for prefetching. */
const CALM_MS = 1500;

export const calm = () => delay(CALM_MS);

/** Says what a task did that is longer than the goal. */
export function sayIfLong(of: string, { ms, parts }: Task): void {
  if (ms > LONG) console.log(`${of}: ${milliseconds(ms)}: ${parts.join(', ')}`);
}

/** The tasks of the page's main thread while `act` runs, from Chromium's tracing. */
export async function tasksOf(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<Task[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return readTasks(traceEvents);
}

function readTasks(events: readonly TraceEvent[]): Task[] {
  const main = mainThreadOf(events);
  const onMain = events
    .filter(({ pid, tid, ph }) => ph === 'X' && pid === main.pid && tid === main.tid)
    .sort((one, other) => one.ts - other.ts);
  return onMain
    .filter(({ name }) => name === TASK)
    .map((task) => {
      const parts = onMain.filter((event) => event !== task && isWithin(event, task));
      return {
        ms: (task.tdur ?? 0) / 1000,
        parts: parts.filter(({ tdur = 0 }) => tdur / 1000 >= LEAST_PART_MS).map(describe),
        isCollection: parts.some(
          ({ name, tdur = 0 }) => name === COLLECTION && tdur >= NEARLY_ALL * (task.tdur ?? 0),
        ),
      };
    });
}

function mainThreadOf(events: readonly TraceEvent[]): TraceEvent {
  const mains = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const busy = ({ pid, tid }: TraceEvent) =>
    events.filter(
      (event) => event.pid === pid && event.tid === tid && event.name === 'EvaluateScript',
    ).length;
  const [main] = mains.sort((one, other) => busy(other) - busy(one));
  if (main === undefined) throw new Error('The trace has no main thread of a page.');
  return main;
}

/** Style, layout and paint of the page itself. */
export const isFrame = ({ parts }: Task): boolean =>
  ['Layout', 'Paint'].every((name) => parts.some((part) => part.endsWith(` ${name}`)));

const isWithin = (event: TraceEvent, task: TraceEvent) =>
  event.ts >= task.ts && event.ts < task.ts + (task.dur ?? 0);

function describe({ name, tdur = 0, args }: TraceEvent): string {
  const { url = '', functionName = '' } = args?.data ?? {};
  const where = [functionName, url.split('/').at(-1)].filter(Boolean).join(' ');
  return `${(tdur / 1000).toFixed(1)} ${name} ${where}`.trimEnd();
}
