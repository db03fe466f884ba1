import { cancel, fork, take, type SagaGenerator } from 'typed-redux-saga';
import type { Task } from 'redux-saga';
import { matchRoute, type RouteParams } from '../routing/matchRoute.ts';
import type { RouteName } from '../routing/paths.ts';
import { locationChanged } from '../routing/routerSlice.ts';
import { guarded } from './guarded.ts';

type RouteWorker = (params: RouteParams) => SagaGenerator<void>;

/**
 * Runs the worker whenever the customer enters the route (or it changes its parameters), and cancels
 * it when the route is left. A change of the query alone is not an entry.
 */
export function* onRoute(name: RouteName, worker: RouteWorker): SagaGenerator<void> {
  let running: Task | null = null;
  let entered: string | null = null;
  while (true) {
    const { payload } = yield* take(locationChanged);
    const { pathname } = payload.location;
    const match = matchRoute(pathname);
    const here = match?.name === name ? pathname : null;
    if (here === entered) continue;
    if (running !== null) yield* cancel(running);
    entered = here;
    running =
      here === null || match === null
        ? null
        : yield* fork(guarded(() => worker(match.params)), { type: `route/${name}` });
  }
}
