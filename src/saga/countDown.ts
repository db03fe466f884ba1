import type { Action } from '@reduxjs/toolkit';
import { delay, put, type SagaGenerator } from 'typed-redux-saga';
import { COUNTED_IN_SECONDS } from '../i18n/useWaitText.ts';

const SECOND_MS = 1000;
const MINUTE = 60;

/** Calls back with the remaining seconds whenever the displayed time changes, including 0 at the end. */
export function* countDown(seconds: number, tick: (left: number) => Action): SagaGenerator<void> {
  let left = seconds;
  while (left > 0) {
    yield* put(tick(left));
    const step = stepFrom(left);
    yield* delay(step * SECOND_MS);
    left -= step;
  }
  yield* put(tick(0));
}

/** To the next whole minute, and second by second at the end. */
export const stepFrom = (left: number) => (left > COUNTED_IN_SECONDS ? left % MINUTE || MINUTE : 1);
