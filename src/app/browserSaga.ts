import { call, put, select, spawn, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged, selectRouter } from '../routing/routerSlice.ts';
import { runFeatures } from './features.ts';
import { firstFeatures } from './firstFeatures.ts';
import { shopArrived } from './laterParts.ts';

/** The features in the order in which their code arrives. */
export function* browserSaga(): SagaGenerator<void> {
  yield* runFeatures(firstFeatures);
  yield* spawn(runShop);
}

function* runShop(): SagaGenerator<void> {
  yield* runFeatures(yield* call(shopArrived));
  // The visit begins at the current location, which may have changed since the start.
  yield* put(locationChanged(yield* select(selectRouter)));
}
