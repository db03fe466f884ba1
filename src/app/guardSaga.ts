import { call, select, type SagaGenerator } from 'typed-redux-saga';
import { selectIsCustomer } from '../features/session/sessionSlice.ts';
import { mayEnter } from '../routing/access.ts';
import { matchRoute } from '../contract/pages/matchRoute.ts';
import { navigate } from '../routing/navigate.ts';
import { paths } from '../routing/paths.ts';
import { safeRedirect } from '../routing/redirect.ts';
import { locationChanged, selectFullPath } from '../routing/routerSlice.ts';
import { takeEveryGuarded } from '../saga/guarded.ts';

export function* guardSaga(): SagaGenerator<void> {
  yield* takeEveryGuarded(locationChanged, enforceAccess);
}

/** A visitor goes to login and comes back; a customer has no business on guest pages. */
export function* enforceAccess({
  payload: { location },
}: ReturnType<typeof locationChanged>): SagaGenerator<void> {
  const match = matchRoute(location.pathname);
  const isCustomer = yield* select(selectIsCustomer);
  if (match === null || mayEnter(match.name, isCustomer)) return;
  const target = isCustomer
    ? (safeRedirect(location.search) ?? paths.home())
    : paths.login(yield* select(selectFullPath));
  yield* call(navigate, target, { replace: true });
}
