import { createAction } from '@reduxjs/toolkit';
import { call } from 'typed-redux-saga';
import { countHold } from '../../../../src/features/appointments/countHold.ts';
import { sagaStore } from '../../../support/sagaStore.ts';

const ticked = createAction<number>('test/ticked');

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

function count(seconds: number) {
  const told: number[] = [];
  const { task } = sagaStore(function* watch() {
    yield* call(countHold, seconds, (left: number) => {
      told.push(left);
      return ticked(left);
    });
  });
  return { told, task };
}

it('tells minutes first, then seconds, and ends at nothing', async () => {
  const { told, task } = count(200);
  await jest.advanceTimersByTimeAsync(200_000);
  expect(told.slice(0, 4)).toEqual([200, 180, 120, 60]);
  expect(told.at(-1)).toBe(0);
  expect(task.isRunning()).toBe(false);
});

it('goes by the clock when a phone has slept', async () => {
  const { told } = count(600);
  jest.setSystemTime(Date.now() + 590_000);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([600, 0]);
});
