import { call, put, race, select, spawn, take, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged, selectRouter } from '../routing/routerSlice.ts';
import { runFeatures } from './features.ts';
import { firstFeatures } from './firstFeatures.ts';
import { shopArrived } from './laterParts.ts';
import { nextTask } from './nextTask.ts';

/** The features in the order in which their code arrives. */
export function* browserSaga(): SagaGenerator<void> {
  yield* runFeatures(firstFeatures);
  yield* spawn(runShop);
}

function* runShop(): SagaGenerator<void> {
  yield* runFeatures(yield* call(shopArrived));
  // The page's own work is a task of its own: a slow phone is busy for long enough with the start of the features.
  const { moved } = yield* race({ moved: take(locationChanged), pause: call(nextTask) });
  // The visit begins at the current location, unless the features have just heard of another one.
  if (moved === undefined) yield* put(locationChanged(yield* select(selectRouter)));
}
