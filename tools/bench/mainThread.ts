import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { milliseconds } from './figures.ts';
import { readTasks, type Task, type TraceEvent } from './trace.ts';

const CATEGORIES = ['toplevel', 'devtools.timeline', 'v8', '__metadata'];
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

/** Style, layout and paint of the page itself. */
export const isFrame = ({ parts }: Task): boolean =>
  ['Layout', 'Paint'].every((name) => parts.some((part) => part.endsWith(` ${name}`)));
