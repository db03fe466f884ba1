import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga';
import { login, logout } from '../../api/customers.ts';
import { toFailure } from '../../api/failure.ts';
import { navigate } from '../../routing/navigate.ts';
import { paths } from '../../routing/paths.ts';
import { safeRedirect } from '../../routing/redirect.ts';
import { selectFullPath, selectSearch } from '../../routing/routerSlice.ts';
import { callApi } from '../../saga/callApi.ts';
import { cartReceived, sessionExpired } from '../../saga/events.ts';
import { takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { notificationShown } from '../notifications/notificationsSlice.ts';
import { passwordResetSucceeded } from '../resetPassword/resetPasswordSlice.ts';
import { loginFailed, loginLeft, loginSubmitted } from './loginSlice.ts';
import { logoutPressed, selectIsCustomer, sessionEnded, sessionStarted } from './sessionSlice.ts';

export function* sessionSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'login' as const, forgetLogin);
  yield* takeLeadingGuarded(loginSubmitted, signIn);
  yield* takeLeadingGuarded(sessionStarted, welcome);
  yield* takeLeadingGuarded(logoutPressed, signOut);
  yield* takeLeadingGuarded(sessionExpired, leaveExpiredSession);
  yield* takeLeadingGuarded(passwordResetSucceeded, askForNewPassword);
}

export function* forgetLogin(): SagaGenerator<void> {
  yield* put(loginLeft());
}

export function* signIn({ payload }: ReturnType<typeof loginSubmitted>): SagaGenerator<void> {
  const outcome = yield* callApi(login, payload);
  yield* put(outcome.ok ? sessionStarted(outcome.response) : loginFailed(toFailure(outcome.error)));
}

/** A new session goes where the customer was heading. */
export function* welcome({ payload }: ReturnType<typeof sessionStarted>): SagaGenerator<void> {
  yield* put(cartReceived(payload.cart));
  const redirect = safeRedirect(yield* select(selectSearch));
  yield* call(navigate, redirect ?? paths.home(), { replace: true });
}

export function* signOut(): SagaGenerator<void> {
  yield* call(endSession);
  yield* call(navigate, paths.login());
}

export function* leaveExpiredSession(): SagaGenerator<void> {
  if (!(yield* select(selectIsCustomer))) return;
  const here = yield* select(selectFullPath);
  yield* call(endSession);
  yield* put(notificationShown({ tone: 'warning', key: 'session.expired' }));
  yield* call(navigate, paths.login(here), { replace: true });
}

/** A new password ends every session of the account, on this device too. */
export function* askForNewPassword(): SagaGenerator<void> {
  if (yield* select(selectIsCustomer)) yield* call(endSession);
  yield* put(notificationShown({ tone: 'success', key: 'reset.done' }));
  yield* call(navigate, paths.login(), { replace: true });
}

/** The server is told first, because the request needs the token that is then forgotten. */
function* endSession(): SagaGenerator<void> {
  yield* fork(tellServer);
  yield* put(sessionEnded());
  yield* put(cartReceived(null));
}

function* tellServer(): SagaGenerator<void> {
  yield* callApi(logout);
}
