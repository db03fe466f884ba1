import type { SagaGenerator } from 'typed-redux-saga';
import { runFeatures } from './features.ts';
import { firstFeatures } from './firstFeatures.ts';
import { shopFeatures } from './shopFeatures.ts';

/** Runs every feature from the start: for the server, which loads all code at once. */
export function* rootSaga(): SagaGenerator<void> {
  yield* runFeatures([...firstFeatures, ...shopFeatures]);
}
