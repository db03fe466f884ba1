import { spawn, type SagaGenerator } from 'typed-redux-saga';

export type Feature = () => SagaGenerator<void>;

/** Spawned, so that one feature's end is never another's. */
export function* runFeatures(features: readonly Feature[]): SagaGenerator<void> {
  for (const feature of features) yield* spawn(feature);
}
