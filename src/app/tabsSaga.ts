import { createAction } from '@reduxjs/toolkit';
import { call, getContext, put, select, type SagaGenerator } from 'typed-redux-saga';
import { matchRoute } from '../contract/pages/matchRoute.ts';
import { cartCountFollowed, selectCartCount } from '../features/cart/cartSlice.ts';
import {
  customerKey,
  selectCustomerKey,
  selectSession,
  sessionFollowed,
  type SessionState,
} from '../features/session/sessionSlice.ts';
import { mayEnter } from '../routing/access.ts';
import { navigate } from '../routing/navigate.ts';
import { paths } from '../routing/paths.ts';
import { safeRedirect } from '../routing/redirect.ts';
import { selectFullPath, selectPathname, selectSearch } from '../routing/routerSlice.ts';
import type { BrowserPort } from '../saga/browserPort.ts';
import { cartReceived, sessionEnded } from '../saga/events.ts';
import { takeEveryGuarded } from '../saga/guarded.ts';
import type { PersistedState } from './persistence.ts';

type Followed = Partial<Pick<PersistedState, 'session' | 'cartCount'>>;

/** What another tab of the browser has stored. For this saga alone. */
export const otherTabStored = createAction<Followed>('tabs/stored');

/** Login, logout and the number in the cart are the same in every tab. */
export function* tabsSaga(): SagaGenerator<void> {
  yield* takeEveryGuarded(otherTabStored, followOtherTab);
}

function* followOtherTab({
  payload: { session, cartCount },
}: ReturnType<typeof otherTabStored>): SagaGenerator<void> {
  if (session !== undefined) yield* call(followSession, session);
  const count = yield* select(selectCartCount);
  if (cartCount !== undefined && cartCount.items !== count) {
    yield* put(cartCountFollowed(cartCount.items));
  }
}

function* followSession(session: SessionState): SagaGenerator<void> {
  const before = yield* select(selectCustomerKey);
  const after = session.customerInfo && customerKey(session.customerInfo.profile);
  if (before === after) {
    const isSame = JSON.stringify(session) === JSON.stringify(yield* select(selectSession));
    if (!isSame) yield* put(sessionFollowed(session));
    return;
  }
  if (before === null) {
    yield* put(sessionFollowed(session));
    yield* call(leaveGuestPage);
    return;
  }
  yield* put(sessionEnded());
  yield* put(cartReceived(null));
  yield* put(sessionFollowed(session));
  yield* call(leaveCustomersPage, session);
  yield* call(beginAnew);
}

/** A login in another tab continues here where a login in this tab would. */
function* leaveGuestPage(): SagaGenerator<void> {
  if (yield* call(isOpenHere, true)) return;
  const redirect = safeRedirect(yield* select(selectSearch));
  yield* call(navigate, redirect ?? paths.home(), { replace: true });
}

/** The address may name what the next customer does not have. */
function* leaveCustomersPage({ customerInfo, loggedOut }: SessionState): SagaGenerator<void> {
  if (yield* call(isOpenHere, false)) return;
  const here = yield* select(selectFullPath);
  const login = paths.login(loggedOut === true ? undefined : here);
  yield* call(navigate, customerInfo === null ? login : paths.home(), { replace: true });
}

function* isOpenHere(isCustomer: boolean): SagaGenerator<boolean> {
  const match = matchRoute(yield* select(selectPathname));
  return match === null || mayEnter(match.name, isCustomer);
}

/** Answers that are still under way, and fields of forms, belong to the customer who has left. */
function* beginAnew(): SagaGenerator<void> {
  const browser = yield* getContext<BrowserPort>('browser');
  yield* call(browser.saveState);
  yield* call(browser.reload);
}
