import { call, getContext, type SagaGenerator } from 'typed-redux-saga';
import type { ReportError } from '../saga/guarded.ts';
import type { Journey } from './journey.ts';

/** Waits for the step to be done, moves on, and answers the next one; null at the end of the way. */
type Advance<Step> = (journey: Journey, step: Step) => SagaGenerator<Step | null>;

/**
 * Takes a flow's steps to their end. A fault is reported and leaves the customer where they are;
 * their next move starts a new walk.
 */
export function* walk<Step>(
  journey: Journey,
  from: Step,
  advance: Advance<Step>,
): SagaGenerator<void> {
  try {
    let step: Step | null = from;
    while (step !== null) step = yield* call(advance, journey, step);
  } catch (error) {
    const report = yield* getContext<ReportError>('reportError');
    yield* call(report, error);
    yield* call(journey.leave);
  }
}
