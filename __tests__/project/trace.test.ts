import { blockedTime, longestTask, readStart } from '../../tools/bench/slowedTasks.ts';
import { readTasks, type TraceEvent } from '../../tools/bench/trace.ts';

const MAIN = { pid: 1, tid: 1 };

/** Times in milliseconds. */
const event = (name: string, at: number, wall: number, work = wall): TraceEvent => ({
  ...MAIN,
  name,
  ph: 'X',
  ts: at * 1000,
  dur: wall * 1000,
  tdur: work * 1000,
});
const task = (at: number, wall: number, work = wall) => event('RunTask', at, wall, work);
const PAINT = event('firstContentfulPaint', 100, 0);
const thread = (pid: number): TraceEvent => ({
  ...MAIN,
  pid,
  name: 'thread_name',
  ph: 'M',
  ts: 0,
  args: { name: 'CrRendererMain' },
});
const START = [thread(MAIN.pid)];

const ms = (tasks: readonly { ms: number }[] = []) => tasks.map((one) => one.ms);

it('counts the processor time of tasks after the first paint, slowed four times, beyond 50 ms', () => {
  const tasks = [task(20, 40), task(110, 30, 20), task(150, 60, 12), task(220, 15)];
  const { afterPaint } = readStart([...START, PAINT, ...tasks]) ?? { afterPaint: [] };
  expect(ms(afterPaint)).toEqual([80, 48, 60]);
  expect(blockedTime(afterPaint)).toBe(30 + 10);
  expect(longestTask(afterPaint)).toBe(80);
});

it('counts a task during which the page is painted as one after the paint', () => {
  expect(ms(readStart([...START, PAINT, task(90, 20)])?.afterPaint)).toEqual([80]);
});

it('counts the tasks until the first paint from the one that brings the page', () => {
  const tasks = [task(0, 30), task(40, 10), task(60, 20)];
  const start = readStart([...START, event('CommitLoad', 45, 0), PAINT, ...tasks]);
  expect(ms(start?.untilPaint)).toEqual([40, 80]);
});

it('has no tasks of a page that has painted nothing', () => {
  expect(readStart([...START, task(110, 30)])).toBeNull();
});

it('what promises do at the end of a task belongs to it', () => {
  const rest = [event('Layout', 11, 2), event('RunMicrotasks', 20, 8), event('Paint', 22, 3)];
  const tasks = readTasks([...START, task(10, 10), ...rest, task(40, 5)]);
  expect(tasks).toMatchObject([{ ms: 18, parts: ['2.0 Layout', '3.0 Paint'] }, { ms: 5 }]);
});

it('what promises do within a task is not counted twice', () => {
  const tasks = readTasks([...START, task(0, 5), event('RunMicrotasks', 10, 10), task(10, 12)]);
  expect(tasks).toMatchObject([{ ms: 5 }, { ms: 12 }]);
});

it('reads the main thread that works, whatever other pages there are', () => {
  const idle = { ...task(0, 1), pid: 2 };
  expect(ms(readTasks([thread(2), idle, ...START, task(5, 10)]))).toEqual([10]);
});
