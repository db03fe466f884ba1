import { spawn, type SagaGenerator } from 'typed-redux-saga';
import { homeSaga } from '../features/home/homeSaga.ts';
import { languageSaga } from '../features/language/languageSaga.ts';
import { productSaga } from '../features/product/productSaga.ts';
import { sessionSaga } from '../features/session/sessionSaga.ts';
import { guardSaga } from './guardSaga.ts';

const features = [guardSaga, sessionSaga, languageSaga, homeSaga, productSaga];

/** Spawned, so that one feature's end is never another's. */
export function* rootSaga(): SagaGenerator<void> {
  for (const feature of features) yield* spawn(feature);
}
