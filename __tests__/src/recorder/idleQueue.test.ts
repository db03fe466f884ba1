import { createIdleQueue, whenIdle } from '../../../src/recorder/idleQueue.ts';

function setUp() {
  const handled: number[] = [];
  const periods: ((hasTime: () => boolean) => void)[] = [];
  const queue = createIdleQueue<{ id: number }>(
    (work) => periods.push(work),
    ({ id }) => handled.push(id),
  );
  /** The browser has time for this many. */
  const pass = (most: number) => {
    let left = most;
    periods.shift()?.(() => (left -= 1) > 0);
  };
  return { queue, handled, periods, pass };
}

it('handles its items in order, a part in each idle period', () => {
  const { queue, handled, periods, pass } = setUp();
  for (const id of [1, 2, 3]) queue.add({ id });
  expect(handled).toEqual([]);
  pass(2);
  expect(handled).toEqual([1, 2]);
  pass(2);
  expect(handled).toEqual([1, 2, 3]);
  expect(periods).toEqual([]);
  queue.add({ id: 4 });
  pass(1);
  expect(handled).toEqual([1, 2, 3, 4]);
});

it('finishes at once when it is read, and is empty then', () => {
  const { queue, handled, pass } = setUp();
  for (const id of [1, 2, 3]) queue.add({ id });
  queue.finish();
  expect(handled).toEqual([1, 2, 3]);
  pass(5);
  expect(handled).toEqual([1, 2, 3]);
});

it('waits for a timer where a browser does not report when it is idle', () => {
  jest.useFakeTimers();
  const work = jest.fn();
  whenIdle(window)(work);
  expect(work).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
