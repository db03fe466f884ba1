import type { Action } from '@reduxjs/toolkit';
import { delay, put, type SagaGenerator } from 'typed-redux-saga';

const SECOND_MS = 1000;

/** Tells every second how many of them are left, the 0 at the end included. */
export function* countDown(seconds: number, tick: (left: number) => Action): SagaGenerator<void> {
  for (let left = seconds; left > 0; left -= 1) {
    yield* put(tick(left));
    yield* delay(SECOND_MS);
  }
  yield* put(tick(0));
}
