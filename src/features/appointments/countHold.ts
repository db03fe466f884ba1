import type { Action } from '@reduxjs/toolkit';
import { call, delay, put, type SagaGenerator } from 'typed-redux-saga';
import { stepFrom } from '../../saga/countDown.ts';

const SECOND_MS = 1000;

/**
 * Tells how many seconds are left whenever a customer reads another number, and true at the end. By
 * the clock and not by counting, because a phone that sleeps stops its timers.
 */
export function* countHold(seconds: number, tick: (left: number) => Action): SagaGenerator<true> {
  const end = (yield* call(Date.now)) + seconds * SECOND_MS;
  while (true) {
    const left = Math.max(0, Math.ceil((end - (yield* call(Date.now))) / SECOND_MS));
    yield* put(tick(left));
    if (left === 0) return true;
    yield* delay(stepFrom(left) * SECOND_MS);
  }
}
