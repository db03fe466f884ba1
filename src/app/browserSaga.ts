import { call, put, select, spawn, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged, selectRouter, type RouterState } from '../routing/routerSlice.ts';
import { runFeatures } from './features.ts';
import { firstFeatures } from './firstFeatures.ts';
import { shopArrivals } from './laterParts.ts';
import { nextTask } from '../ui/nextTask.ts';

/** The features in the order in which their code arrives. */
export function* browserSaga(): SagaGenerator<void> {
  for (const feature of firstFeatures) {
    yield* runFeatures([feature]);
    // All of them in one task would be a long one on a slow phone.
    yield* call(nextTask);
  }
  yield* spawn(runShop, yield* select(selectRouter));
}

function* runShop(start: RouterState): SagaGenerator<void> {
  for (const arrived of shopArrivals) yield* runFeatures(yield* call(() => arrived));
  // A slow phone is busy for long enough with the features; a visitor who has gone on waits for the page.
  if ((yield* select(selectRouter)) === start) yield* call(nextTask);
  // The visit begins at the current location, which may have changed since the start.
  yield* put(locationChanged(yield* select(selectRouter)));
}
