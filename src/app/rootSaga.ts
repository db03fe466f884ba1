import type { SagaGenerator } from 'typed-redux-saga';
import { runFeatures } from './features.ts';
import { firstFeatures } from './firstFeatures.ts';
import { shopFeatures } from './shopFeatures.ts';

/** Every feature from the start: for the server, which waits for no file. */
export function* rootSaga(): SagaGenerator<void> {
  yield* runFeatures([...firstFeatures, ...shopFeatures]);
}
