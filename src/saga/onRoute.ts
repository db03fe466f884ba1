import type { Task } from 'redux-saga';
import { cancel, fork, select, take, type SagaGenerator } from 'typed-redux-saga';
import { mayEnter } from '../routing/access.ts';
import { matchRoute, type RouteParams } from '../contract/pages/matchRoute.ts';
import type { RouteName } from '../contract/pages/routes.ts';
import { locationChanged } from '../routing/routerSlice.ts';
import { guarded } from './guarded.ts';

type RouteWorker = (params: RouteParams) => SagaGenerator<void>;

/** Stored customer info means that the customer is logged in. */
interface WithCustomerInfo {
  session: { customerInfo: object | null };
}
const selectIsCustomer = (state: WithCustomerInfo) => state.session.customerInfo !== null;

/**
 * Runs the worker whenever the customer enters the route (or it changes its parameters) and may see
 * it, and cancels it when the route is left. A change of the query alone is not an entry.
 */
export function* onRoute(name: RouteName, worker: RouteWorker): SagaGenerator<void> {
  let running: Task | null = null;
  let entered: string | null = null;
  while (true) {
    const { payload } = yield* take(locationChanged);
    const match = matchRoute(payload.location.pathname);
    const allowed = match?.name === name && mayEnter(name, yield* select(selectIsCustomer));
    const here = allowed ? payload.location.pathname : null;
    if (here === entered) continue;
    if (running !== null) yield* cancel(running);
    entered = here;
    running = match !== null && allowed ? yield* fork(guarded(worker), match.params) : null;
  }
}
