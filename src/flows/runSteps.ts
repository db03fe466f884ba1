import { call, getContext, put, race, select, type SagaGenerator } from 'typed-redux-saga';
import { selectIsCustomer } from '../features/session/sessionSlice.ts';
import { selectLocation, type RouterLocation } from '../routing/routerSlice.ts';
import type { ReportError } from '../saga/guarded.ts';
import { createNavigator, type Navigator } from './navigator.ts';

interface Step {
  name: string;
}

export interface Flow<S extends Step> {
  name: 'buying' | 'appointment' | 'changeDay';
  /** The step is the address, so a reload, the back button and a new tab resume it. */
  stepAt: (location: RouterLocation) => S;
  /** A guest's step: login leads back to the same address. */
  elsewhere: S;
  /** Waits until the step is done, navigates, and returns the next step; null at the end of the flow. */
  advance: (navigator: Navigator, step: S) => SagaGenerator<S | null>;
}

/** For recordings: nothing handles it. */
const stepReached = (flow: Flow<Step>['name'], { name }: Step) => ({
  type: `${flow}/${name}`,
});

/** Runs a flow from the step where the customer is; a customer who leaves it starts again there. */
export function* runSteps<S extends Step>(flow: Flow<S>): SagaGenerator<void> {
  while (true) {
    const location = yield* select(selectLocation);
    const isCustomer = yield* select(selectIsCustomer);
    const navigator = createNavigator(location.pathname);
    const step = isCustomer ? flow.stepAt(location) : flow.elsewhere;
    yield* race({
      done: call(advanceToEnd<S>, flow, navigator, step),
      left: call(navigator.customerLeaves),
    });
  }
}

/** A fault is reported and leaves the customer on their page; their next move starts the flow again. */
function* advanceToEnd<S extends Step>(
  { name, elsewhere, advance }: Flow<S>,
  navigator: Navigator,
  from: S,
): SagaGenerator<void> {
  try {
    let step: S | null = from;
    while (step !== null) {
      if (step.name !== elsewhere.name) yield* put(stepReached(name, step));
      step = yield* call(advance, navigator, step);
    }
  } catch (error) {
    const report = yield* getContext<ReportError>('reportError');
    yield* call(report, error);
    yield* call(navigator.customerLeaves);
  }
}
