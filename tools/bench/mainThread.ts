import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { milliseconds } from './figures.ts';
import { LONG } from './slowedTasks.ts';
import type { Task, TraceEvent } from './trace.ts';

const CATEGORIES = ['toplevel', 'devtools.timeline', 'v8', 'loading', '__metadata'];
/** Long enough for everything that a click or a start begins, and for prefetching. */
const CALM_MS = 1500;

export const calm = () => delay(CALM_MS);

/** Says what a task did that is longer than the goal. */
export function sayIfLong(of: string, { ms, parts }: Task): void {
  if (ms > LONG) console.log(`${of}: ${milliseconds(ms)}: ${parts.join(', ')}`);
}

/** What Chromium's tracing has of a page while `act` runs. */
export async function trace(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return traceEvents;
}
