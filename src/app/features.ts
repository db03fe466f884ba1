import { spawn, type SagaGenerator } from 'typed-redux-saga';

export type Feature = () => SagaGenerator<void>;

/** Spawned, so that a feature that fails does not end the others. */
export function* runFeatures(features: readonly Feature[]): SagaGenerator<void> {
  for (const feature of features) yield* spawn(feature);
}
