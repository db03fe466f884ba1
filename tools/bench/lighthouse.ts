import { chromium } from '@playwright/test';
import lighthouse, { type Result, type RunnerResult } from 'lighthouse';
import { blockedTime, longestTask, readStart } from './slowedTasks.ts';
import { freePort } from '../../scripts/checks/freePort.ts';
import { CHROMIUM_MISSING, findChromium } from '../../scripts/checks/chromium.ts';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface Reading {
  /** 0 to 100, of the categories that were asked for. */
  scores: ReadonlyMap<string, number>;
  /** Milliseconds; the shift has no unit. */
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  /** By processor time (`slowedTasks.ts`); NaN where `performance` was not asked for. */
  blockedCpuTime: number;
  longestTask: number;
  shift: number;
  /** Of the compressed files without their headers, as `npm run size` counts them. */
  scriptBytes: number;
}

export interface Reader {
  /** Leaves out the audits that the page fails on purpose. */
  read: (
    url: string,
    categories: readonly Category[],
    leftOut?: readonly string[],
  ) => Promise<Reading>;
  close: () => Promise<void>;
}

/** Lighthouse as it comes: a mobile phone, its network and processor simulated. */
export async function openLighthouse(): Promise<Reader> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(CHROMIUM_MISSING);
  const port = await freePort();
  const args = [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath, args });
  return {
    read: (url, categories, leftOut = []) => read(url, { port, categories, leftOut }),
    close: () => browser.close(),
  };
}

const ATTEMPTS = 3;

interface Question {
  port: number;
  categories: readonly Category[];
  leftOut: readonly string[];
}

async function read(url: string, question: Question): Promise<Reading> {
  const { lhr, artifacts } = await resultOf(url, question);
  const { audits, categories: found } = lhr;
  const isTraced = question.categories.includes('performance');
  const tasks = isTraced ? readStart(artifacts.Trace.traceEvents)?.afterPaint : undefined;
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    scores: new Map(
      Object.entries(found).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    blockedCpuTime: tasks === undefined ? NaN : blockedTime(tasks),
    longestTask: tasks === undefined ? NaN : longestTask(tasks),
    shift: value('cumulative-layout-shift'),
    scriptBytes: await scriptBytesOf(audits['network-requests']?.details),
  };
}

/** Now and then the browser records no beginning of a page: Lighthouse asks to be run again. */
async function resultOf(
  url: string,
  { port, categories, leftOut }: Question,
): Promise<RunnerResult> {
  let message = 'it has read nothing';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
      skipAudits: [...leftOut],
    });
    if (result !== undefined && result.lhr.runtimeError === undefined) return result;
    message = result?.lhr.runtimeError?.message ?? message;
  }
  throw new Error(`${url}: ${message}`);
}

async function scriptBytesOf(details: Result['audits'][string]['details']): Promise<number> {
  if (details?.type !== 'table') return NaN;
  const scripts = details.items.flatMap(({ resourceType, url }) =>
    resourceType === 'Script' && typeof url === 'string' ? [url] : [],
  );
  const sizes = await Promise.all(scripts.map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Lighthouse counts the headers with a file. */
async function sizeOf(url: string): Promise<number> {
  const { headers } = await fetch(url, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  });
  return Number(headers.get('content-length') ?? NaN);
}
