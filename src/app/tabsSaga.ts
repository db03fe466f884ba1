import { createAction } from '@reduxjs/toolkit';
import { call, getContext, put, select, type SagaGenerator } from 'typed-redux-saga';
import { matchRoute } from '../contract/pages/matchRoute.ts';
import {
  languageFollowed,
  selectLanguageChoice,
  type LanguageState,
} from '../features/language/languageSlice.ts';
import {
  paymentFollowed,
  selectPaymentTurns,
  type PaymentUnderWayState,
} from '../features/payment/paymentUnderWaySlice.ts';
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
import { cartChangedElsewhere, cartReceived, sessionEnded } from '../saga/events.ts';
import { takeEveryGuarded } from '../saga/guarded.ts';
import { isAlike } from '../saga/isAlike.ts';
import type { PersistedState } from './persistence.ts';

/** Another tab has stored something. Only this saga handles it. */
export const otherTabStored = createAction<Partial<PersistedState>>('tabs/stored');

/** Takes over what another tab stored, so that no tab overwrites it with its own. */
export function* tabsSaga(): SagaGenerator<void> {
  yield* takeEveryGuarded(otherTabStored, followOtherTab);
}

function* followOtherTab({
  payload: { language, session, paymentUnderWay },
}: ReturnType<typeof otherTabStored>): SagaGenerator<void> {
  if (language !== undefined) yield* call(followLanguage, language);
  const hasLeft = session !== undefined && (yield* call(followSession, session));
  if (paymentUnderWay !== undefined) yield* call(followPayment, paymentUnderWay);
  if (hasLeft) yield* call(startOver);
}

/** In place, unlike the customer's own switch: this tab may have unsaved input, and did not ask about it. */
function* followLanguage(language: LanguageState): SagaGenerator<void> {
  if (isAlike(yield* select(selectLanguageChoice), language)) return;
  yield* put(languageFollowed(language));
}

function* followPayment(payment: PaymentUnderWayState): SagaGenerator<void> {
  if (isAlike(yield* select(selectPaymentTurns), payment)) return;
  yield* put(paymentFollowed(payment));
}

/** True when the customer of this tab has left. */
function* followSession(session: SessionState): SagaGenerator<boolean> {
  const before = yield* select(selectCustomerKey);
  const after = session.customerInfo && customerKey(session.customerInfo.profile);
  if (before === after) {
    yield* call(followChanges, session);
    return false;
  }
  if (before === null) {
    yield* put(sessionFollowed(session));
    yield* call(leaveGuestPage);
    return false;
  }
  yield* put(sessionEnded());
  yield* put(cartReceived(null));
  yield* put(sessionFollowed(session));
  yield* call(leaveCustomersPage, session);
  return true;
}

/** The same customer, or still none. */
function* followChanges(session: SessionState): SagaGenerator<void> {
  const here = yield* select(selectSession);
  if (isAlike(here, session)) return;
  yield* put(sessionFollowed(session));
  if (!isAlike(here.customerInfo?.cart, session.customerInfo?.cart)) {
    yield* put(cartChangedElsewhere());
  }
}

/** A login in another tab continues here where a login in this tab would. */
function* leaveGuestPage(): SagaGenerator<void> {
  if (yield* call(isOpenHere, true)) return;
  const redirect = safeRedirect(yield* select(selectSearch));
  yield* call(navigate, redirect ?? paths.home(), { replace: true });
}

/** The address may name something that the next customer does not have. */
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

/** Pending answers and fields of forms belong to the customer who has logged out. */
function* startOver(): SagaGenerator<void> {
  const browser = yield* getContext<BrowserPort>('browser');
  yield* call(browser.saveState);
  yield* call(browser.reload);
}
