import { call, getContext, race, select, type SagaGenerator } from 'typed-redux-saga';
import { selectIsCustomer } from '../features/session/sessionSlice.ts';
import { selectLocation, type RouterLocation } from '../routing/routerSlice.ts';
import type { ReportError } from '../saga/guarded.ts';
import { createNavigator, type Navigator } from './navigator.ts';

export interface Flow<Step> {
  /** The step is the address, so a reload, the back button and a new tab resume it. */
  stepAt: (location: RouterLocation) => Step;
  /** A guest's step: login leads back to the same address. */
  elsewhere: Step;
  /** Waits until the step is done, moves on, and answers the next one; null at the end of the flow. */
  advance: (navigator: Navigator, step: Step) => SagaGenerator<Step | null>;
}

/** Runs a flow from the step where the customer is; a customer who leaves it starts again there. */
export function* runSteps<Step>(flow: Flow<Step>): SagaGenerator<void> {
  while (true) {
    const location = yield* select(selectLocation);
    const isCustomer = yield* select(selectIsCustomer);
    const navigator = createNavigator(location.pathname);
    const step = isCustomer ? flow.stepAt(location) : flow.elsewhere;
    yield* race({
      done: call(advanceToEnd<Step>, flow, navigator, step),
      left: call(navigator.customerLeaves),
    });
  }
}

/** A fault is reported and leaves the customer on their page; their next move starts the flow again. */
function* advanceToEnd<Step>(
  { advance }: Flow<Step>,
  navigator: Navigator,
  from: Step,
): SagaGenerator<void> {
  try {
    let step: Step | null = from;
    while (step !== null) step = yield* call(advance, navigator, step);
  } catch (error) {
    const report = yield* getContext<ReportError>('reportError');
    yield* call(report, error);
    yield* call(navigator.customerLeaves);
  }
}
